"""What the pages of findings claim is borne by its figures, in all languages, and nothing is claimed beside the list."""

from __future__ import annotations

import re

import pytest

from tests.docs.claims import DATA, LANGUAGES, LEAST, claims, factor, flat, judged, listed, prose, sentences, short
from tests.docs.pages import text
from workshop.books.versions import in_language
from youyi.kernel.names import Language

OTHERS = {"README", "exam", "speed"}
"""Pages about something else than play: how to read the others, what a reader answered, what a clock showed."""
PAGES = sorted({file.name.partition(".")[0] for file in (*DATA.parent.glob("*.md"), *DATA.glob("*.txt"))} - OTHERS)
CLAIM_WORDS = re.compile(
    r"\b(?:more|less|most|least|fewer|fewest|better|best|worse|longer|longest|shorter|sooner|later|earlier|of?tener|often|seldom"
    r"|nothing|no difference|advantage|gains?|loses?|costs?|pays?|earns?|far|hardly|never|always|nearly|twice|half|worth)\b"
)


def page(name, language):
    return flat(text(DATA.parent / in_language(f"{name}.md", language)))


def borne_of(name):
    return [(claim, test) for claim in claims() if claim.page == name for test in claim.tests]


@pytest.mark.parametrize("name", PAGES)
def test_every_page_about_play_is_listed(name):
    assert name in listed()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_what_is_listed_stands_on_the_page(name, language):
    said = page(name, language)
    missing = [claim.says[language] for claim in claims() if claim.page == name and claim.says[language] not in said]
    told = [each for each in listed()[name]["told"] if language is Language.EN and flat(each) not in said]
    assert (missing, told) == ([], [])


@pytest.mark.parametrize("name", PAGES)
def test_every_claim_is_borne_by_its_figures_after_correction(name):
    errors = factor(name)
    found = [(claim.says[Language.EN], test, verdict)
             for claim, test in borne_of(name) for verdict in judged(name, test, errors)]  # fmt: skip
    assert [each for each in found if not each[2].holds] == []
    assert [each for each in found if each[2].games < LEAST] == [], f"fewer than {LEAST} games bear no claim"


@pytest.mark.parametrize("claim", claims(), ids=lambda claim: claim.says[Language.EN][:40])
def test_a_claim_has_figures_or_a_reason(claim):
    assert bool(claim.tests) != bool(claim.because)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_no_sentence_of_the_list_in_short_escapes(name, language):
    said = [claim.says[language] for claim in claims() if claim.page == name]
    items = short(text(DATA.parent / in_language(f"{name}.md", language)))
    assert [each for item in items for each in sentences(item) if not any(each in one for one in said)] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_sentence_that_sounds_like_a_claim_escapes(name):
    known = [*(claim.says[Language.EN] for claim in claims() if claim.page == name), *map(flat, listed()[name]["told"])]
    every = [each for line in prose(name).splitlines() for each in sentences(line) if CLAIM_WORDS.search(each)]
    assert [each for each in every if not any(each in one or one in each for one in known)] == []


def test_a_claim_that_its_figures_do_not_bear_is_found():
    """The claims of an earlier page: `stopping the banker` and `nothing`, beside the figures that belie them."""
    errors = factor("play-madiao")
    wrong = (
        "without heuristic | found.the_banker_is_stopped.gain > 0",
        "given madiao/guide@1 4 heuristic | seats.0.mean > -0.05",
    )
    assert [verdict.holds for test in wrong for verdict in judged("play-madiao", test, errors)] == [False, False]
    few = "advice 2 network | found.clauses.dama.station_bar.gain_broken < 0"
    assert [verdict.games for verdict in judged("play-dama", few, 1.0)] < [LEAST]


def test_the_correction_grows_with_the_claims_of_a_page():
    assert 1.96 < factor("play-dama") < factor("madiao") < 4
