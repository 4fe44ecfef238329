"""What is wrong with a record, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

NOT_AN_OBJECT = Words("a record is an object", "記錄須是一個物件", "记录须是一个对象")
ON_LINE = Words("line {line}: {why}", "第 {line} 行：{why}", "第 {line} 行：{why}")
NOT_UTF8 = Words(
    "not UTF-8: byte {byte} of the file", "不是 UTF-8：檔案第 {byte} 位元組", "不是 UTF-8：文件第 {byte} 字节"
)
NOT_JSON = Words(
    "not JSON: {detail} at line {line}, column {column}",
    "不是 JSON：第 {line} 行第 {column} 字（{detail}）",
    "不是 JSON：第 {line} 行第 {column} 字（{detail}）",
)
NO_NUMBER = Words("not JSON: {word} is no number", "不是 JSON：{word} 不是數", "不是 JSON：{word} 不是数")
TOO_DEEP = Words("not a record: nested too deeply", "不是記錄：層次太深", "不是记录：层次太深")
LONG_NUMBER = Words(
    "a number of {digits} digits; at most {most} are read",
    "{digits} 位的數；至多可讀 {most} 位",
    "{digits} 位的数；至多可读 {most} 位",
)
SURROGATE = Words("half a surrogate pair is no text", "半個代理對不成文字", "半个代理对不成文字")
TOO_LARGE = Words("larger than {most} MiB", "超過 {most} MiB", "超过 {most} MiB")
NO_REGULAR_FILE = Words("not a regular file", "不是一般檔案", "不是普通文件")
TWICE = Words("is given twice", "重複出現", "重复出现")
SCHEMA = Words(
    "{schema!r} cannot be read; valid: {valid}", "不能讀「{schema}」；可讀：{valid}", "不能读“{schema}”；可读：{valid}"
)

OTHER_GAME = Words(
    "this is a game of {found!r}, not of {wanted!r}",
    "這是「{found}」，不是「{wanted}」",
    "这是“{found}”，不是“{wanted}”",
)
FINGERPRINT = Words("the rulebook named here has {found}", "此規則集的指紋為 {found}", "此规则集的指纹为 {found}")
SEATS = Words(
    "{seats} sit at this table, not {found}", "這一桌 {seats} 人，不是 {found} 人", "这一桌 {seats} 人，不是 {found} 人"
)
CONCEDED_ENDED = Words(
    "a game that has ended by its rules is conceded by nobody", "已按規則終局，無從認輸", "已按规则终局，无从认输"
)
NO_SUCH_SEAT = Words("there is no seat {found}", "沒有第 {found} 座", "没有第 {found} 座")
AFTER_THE_END = Words("{text!r} comes after the end of the game", "終局之後還有「{text}」", "终局之后还有“{text}”")
SEED_GIVES = Words(
    "the seed gives {drawn}, not {move}", "依種子當得 {drawn}，不是 {move}", "按种子应得 {drawn}，不是 {move}"
)
SECRET_GIVES = Words(
    "the secret gives {drawn}, not {move}", "依密鑰當得 {drawn}，不是 {move}", "按密钥应得 {drawn}，不是 {move}"
)
HEXADECIMAL = Words("a secret is written in hexadecimal", "密鑰須以十六進位書寫", "密钥须以十六进制书写")
OTHER_SECRET = Words("this is not the secret that was committed to", "這不是當初所承諾的密鑰", "这不是当初所承诺的密钥")
KEY_GIVES = Words(
    "bout {bout}, hand {hand}, draw {nth}: the key gives {drawn}, not {move}",
    "第 {bout} 局第 {hand} 手第 {nth} 次：依密鑰當得 {drawn}，不是 {move}",
    "第 {bout} 局第 {hand} 手第 {nth} 次：按密钥应得 {drawn}，不是 {move}",
)
OTHER_DRAW = Words(
    "the rules ask here for {due}, and the list of draws has another",
    "依規則這裡應該是 {due}，與所列不合",
    "按规则此处应为 {due}，与所列不合",
)
NO_SUCH_DRAW = Words("nothing is drawn at ply {ply}", "第 {ply} 著並無擲采或洗牌", "第 {ply} 着并无掷采或洗牌")
OTHER_KEY = Words(
    "this key does not follow from the secret and the contributions",
    "此密鑰不出於所承諾之密鑰與各家所出",
    "此密钥不出于所承诺的密钥与各家所出",
)
CONTRIBUTIONS = Words(
    "expected one contribution of each of {seats} seats", "{seats} 家當各有一份所出", "{seats} 家应各有一份所出"
)
CONTRIBUTION = Words(
    "the contribution of seat {seat} is not what {state!r} says",
    "座 {seat} 所出與「{state}」不合",
    "座 {seat} 所出与“{state}”不合",
)
OTHER_SCORE = Words(
    "the moves give {found}, not {said}", "依各著當得 {found}，不是 {said}", "按各着应得 {found}，不是 {said}"
)
NOT_ENDED = Words("the moves do not end the game", "各著未至終局", "各着未至终局")

THE_WHOLE = "the whole"
EXPECTED = Words("expected {expected}, not {found}", "應為{expected}，不是 {found}", "应为{expected}，不是 {found}")
NONE_OF = Words("{found} is none of {valid}", "{found} 不在其列：{valid}", "{found} 不在其列：{valid}")
NO_REASON = Words(
    "no clause or answer is called {found}", "沒有名為 {found} 的條文或答案", "没有名为 {found} 的条文或答案"
)
NO_TYPE = Words("{found} fits none of its types", "{found} 不合任何一種類型", "{found} 不合任何一种类型")
ITEMS = Words(
    "expected {wanted} items, not {found}", "當有 {wanted} 項，不是 {found} 項", "应有 {wanted} 项，不是 {found} 项"
)
NO_FIELD = Words("there is no such field; valid: {valid}", "沒有此欄位；可用：{valid}", "没有此字段；可用：{valid}")
MISSING = Words("is missing", "缺此欄位", "缺此字段")

WHOLE_NUMBER = Words("a whole number", "整數", "整数")
KEY_NUMBER = Words(
    "expected a whole number as key, not {found}", "鍵應為整數，不是 {found}", "键应为整数，不是 {found}"
)
TEXT = Words("text", "文字", "文字")
TRUE_OR_FALSE = Words("true or false", "true 或 false", "true 或 false")
FRACTION = Words("a fraction", "分數", "分数")
LIST = Words("a list", "清單", "列表")
OBJECT = Words("an object", "物件", "对象")
OBJECT_OF = Words("an object ({kind})", "物件（{kind}）", "对象（{kind}）")
NULL = "null"
REASON = Words("the key of a clause, or question=answer", "條文之鍵，或 問題=答案", "条文的键，或 问题=答案")
