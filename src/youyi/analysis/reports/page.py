"""A page in one file: its style, its plots and its tables; it asks nothing of any other address."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape

from youyi.kernel.names import Language

_STYLE = """
:root{color-scheme:light dark;--page:#EBEFEA;--sheet:#F8F9F5;--ink:#18201E;--ink-2:#44504B;--hair:#B7C2BB;--well:#DFE5DF}
@media(prefers-color-scheme:dark){:root{--page:#0E1416;--sheet:#162023;--ink:#E9EDE7;--ink-2:#B6C0BB;--hair:#35433F;--well:#0A0F10}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 16px/26px "Iowan Old Style",Palatino,Georgia,"Noto Serif",
"Noto Serif CJK TC","Songti TC",PMingLiU,serif}
:lang(zh-Hans) body,body:lang(zh-Hans){font-family:"Iowan Old Style",Palatino,Georgia,"Noto Serif","Noto Serif CJK SC","Songti SC",
SimSun,serif}
main{max-width:920px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:28px;line-height:36px}h2{font-size:20px;line-height:28px;margin:40px 0 8px}
p{margin:8px 0;max-width:62em}p.soft,td.soft,figcaption{color:var(--ink-2);font-size:14px;line-height:22px}
details{margin:40px 0 8px}summary{cursor:pointer;font-size:20px;line-height:44px}
figure{margin:16px 0}figure img{display:block;width:100%;height:auto;background:#F8F9F5;border:1px solid var(--hair);border-radius:4px}
.wide{width:max-content;min-width:100%;max-width:calc(100vw - 48px);margin-left:50%;transform:translateX(-50%);overflow-x:auto;background:var(--sheet);border:1px solid var(--hair);border-radius:4px}
table{border-collapse:collapse;width:100%;font:400 14px/20px system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:6px 10px;text-align:left;vertical-align:top;border-bottom:1px solid var(--hair)}
tr:last-child>*{border-bottom:0}.n{text-align:right;white-space:nowrap}tr.sure>*:first-child{font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--well);padding:12px;border-radius:4px;font-size:13.5px;line-height:20px}
td:not(.n){overflow-wrap:break-word}
code{font-family:ui-monospace,monospace}
a{color:inherit}
@media(max-width:1339px){table{font-size:13px}th,td{padding:6px}}
@media(max-width:699px){main{padding:16px 12px 48px}.wide{max-width:calc(100vw - 24px)}}
"""


def page(title: str, language: Language, parts: Iterable[str]) -> str:
    """The whole document."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} · Youyi 游藝</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    """The heading of a section."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, *, soft: bool = False) -> str:
    """A paragraph; a soft one is of less weight."""
    return f'<p class="soft">{escape(text)}</p>' if soft else f"<p>{escape(text)}</p>"


def command(text: str) -> str:
    """A command to copy."""
    return f"<pre><code>{escape(text)}</code></pre>"


def folded(title: str, inside: str) -> str:
    """What is shown only when somebody opens it."""
    return f"<details><summary>{escape(title)}</summary>\n{inside}</details>"


def plate(svg: str, says: str) -> str:
    """A plot with what it shows in words: an image of its own, so that the parts of two plots never meet."""
    data = b64encode(svg.encode()).decode()
    words = escape(says)
    return (
        f'<figure><img src="data:image/svg+xml;base64,{data}" alt="{words}"><figcaption>{words}</figcaption></figure>'
    )


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], *, figures: int = 0, sure: Sequence[bool] = ()) -> str:
    """A table; cells from column `figures` on are figures (0: none are), rows that are `sure` stand out.

    Columns that all have no name have no row of names.
    """

    def cells(tag: str, row: Sequence[str]) -> str:
        return "".join(
            f"<{tag}{_figure(bool(figures) and at >= figures)}>{escape(text)}</{tag}>" for at, text in enumerate(row)
        )

    body = "".join(
        f"<tr{' class=sure' if at < len(sure) and sure[at] else ''}>{cells('td', row)}</tr>\n"
        for at, row in enumerate(rows)
    )
    head = f"<thead><tr>{cells('th', columns)}</tr></thead>\n" if any(columns) else ""
    return f'<div class="wide"><table>\n{head}<tbody>\n{body}</tbody></table></div>'


def _figure(is_figure: bool) -> str:
    return ' class="n"' if is_figure else ""
