"""What the chapters say, sentence by sentence."""

from __future__ import annotations

from youyi.kernel.names import Words

SEATS_IN_ORDER = Words(
    "The seats are called {names}, in the order of play; after the last comes the first again. “The next seat” is the one"
    " after a player in this order, “the seat before” the one before.",
    "各家依次叫{names}，最後一家之後又是第一家。「下位」是他的下一家，「上位」是他的上一家。",
    "各家依次叫{names}，最后一家之后又是第一家。“下位”是他的下一家，“上位”是他的上一家。",
)
ANTE = Words(
    "Each puts {ante} 帖 into the bowl before play.", "開局前各家放 {ante} 帖入盆。", "开局前各家放 {ante} 帖入盆。"
)
ALL_IN_HAND = Words("All horses begin in hand.", "馬都在手裡。", "马都在手里。")
WHO_DROPS = Words(
    "Who acts and has horses in hand drops as many as the throw says, in one unit.",
    "行動的人手裡有馬，就按匹數下馬，合成一疊走。",
    "行动的人手里有马，就按匹数下马，合成一叠走。",
)
LOST_DROP = Words(
    "A drop that can end nowhere leaves the horses in hand, and no stack moves instead; what was paid and earned stays.",
    "終究沒有可以停的格，馬就留在手裡，也不能改走別的疊；已付的帖、已得的再擲照舊。",
    "终究没有可以停的格，马就留在手里，也不能改走别的叠；已付的帖、已得的再掷照旧。",
)
DROP_LANDS = Words(
    "Landing, a drop strikes, merges and enters stations as a move does.",
    "下馬停在哪裡，打馬、疊馬、入窩都與行馬相同。",
    "下马停在哪里，打马、叠马、入窝都与行马相同。",
)
CHOOSE_A_STACK = Words(
    (
        "Choose one of your stacks; it goes as many cells as the throw counts, as one unit. Each step forward must be open:"
        " what bars one is told in 1 to 6, what a stack does that is barred from 7 on."
    ),
    "選自己的一疊，按采數走，整疊一起走。每一步都要走得進去：哪些走不進去，見一至六；受阻怎樣辦，見七以下。",
    "选自己的一叠，按采数走，整叠一起走。每一步都要走得进去：哪些走不进去，见一至六；受阻怎样办，见七以下。",
)
GATE_BARS = Words(
    "函谷關 (45), while it is shut, lets no stack of fewer than ten horses go beyond it; the first stack of ten or more that"
    " passes opens it.",
    "函谷關（45）沒開的時候，不足十匹不能過；第一次有滿十匹的過去，關就開了。",
    "函谷关（45）没开的时候，不足十匹不能过；第一次有满十匹的过去，关就开了。",
)
FEILONG_BARS = Words(
    "飛龍院 (81) never lets fewer than twenty go beyond it, and twenty on certain throws only.",
    "飛龍院（81）不足二十匹永遠不能過；滿二十匹的，也要擲得對的采才能過。",
    "飞龙院（81）不足二十匹永远不能过；满二十匹的，也要掷得对的采才能过。",
)
STATION_BARS = Words("Ordinary stations:", "普通的窩：", "普通的窝：")
ONE_HOLDS = Words(
    "One horse is enough to hold it, against any number.",
    "一匹就守得住，來的再多也擋得住。",
    "一匹就守得住，来的再多也挡得住。",
)
LARGER_BARS = Words(
    "Up to 45 a larger enemy stack may be passed, but no stack may end on it.",
    "45 以前，可以越過較多的敵馬，只是不能停在上面。",
    "45 以前，可以越过较多的敌马，只是不能停在上面。",
)
PASSING_BARS = Words(
    "Beyond 45 (but not on 89 and 90) no stack may end on a larger enemy stack either.",
    "45 以後（89、90 除外），也不能停在較多的敵馬上面。",
    "45 以后（89、90 除外），也不能停在较多的敌马上面。",
)
END_BARS = Words("The end is 90.", "終點是 90。", "终点是 90。")
WHERE_IT_TURNS = Words(
    "It turns on the last cell that it reached, the one before the step that is barred: on 45 or 81 itself, where those"
    " bar it. It may turn on a cell where it could not end.",
    "在走得到的最後一格折返，也就是受阻那一步的前一格；被 45、81 擋住的，就在 45、81 上折返。折返的格不必是可以停的格。",
    "在走得到的最后一格折返，也就是受阻那一步的前一格；被 45、81 挡住的，就在 45、81 上折返。折返的格不必是可以停的格。",
)
GOING_BACK = Words(
    (
        "Going back, the stack may not reach the start, nor end on a larger enemy stack, nor beyond 45 pass "
        "one, nor touch a held ordinary station, where those bar the way forward. It turns back once only."
    ),
    "折返時不能退到起點，不能停在較多的敵馬上面；前進時不能越過的敵馬、不能進的窩，後退時也一樣。只折返一次。",
    "折返时不能退到起点，不能停在较多的敌马上面；前进时不能越过的敌马、不能进的窝，后退时也一样。只折返一次。",
)
BACK_WHERE_BEGUN = Words(
    "Who would end where he began may not make that move.", "走完回到原處的，不能走。", "走完回到原处的，不能走。"
)
NO_STACK_MOVES = Words(
    "If no stack may move, nothing happens on the road; what was paid and earned stays.",
    "沒有一疊走得了，就不走；已付的帖、已得的再擲照舊。",
    "没有一叠走得了，就不走；已付的帖、已得的再掷照旧。",
)
ACTOR_EARNS = Words(
    "“Takes” and “earns” in this chapter speak of the seat that acts, whoever threw.",
    "這一章說的得帖、得再擲，都歸行動的那一家，不論是誰擲的。",
    "这一章说的得帖、得再掷，都归行动的那一家，不论是谁掷的。",
)
GATE_OPENS = Words(
    "The gate: a unit of ten or more that passes 45 while it is shut opens it.",
    "函谷關：還沒開的時候，滿十匹過去，關就開了。",
    "函谷关：还没开的时候，满十匹过去，关就开了。",
)
GATE_PAYS = Words("It takes half the bowl.", "得半盆。", "得半盆。")
STRIKE = Words(
    "Strike (打馬): enemy horses there, as many or fewer, go back to their owner's hand.",
    "打馬：那一格的敵馬，匹數相等或較少的，退回主人手裡。",
    "打马：那一格的敌马，匹数相等或较少的，退回主人手里。",
)
STRIKE_PAYS = Words(
    "One 帖 for each, from {payer}; a full twenty: half the bowl instead.",
    "每匹得一帖，由{payer}出；打了全部二十匹，改得半盆。",
    "每匹得一帖，由{payer}出；打了全部二十匹，改得半盆。",
)
THE_BOWL = Words("the bowl", "公盆", "公盆")
STRUCK_SEAT = Words("the seat whose horses they are", "被打的一家", "被打的一家")
EACH_OTHER = Words("each of the others", "其餘各家", "其余各家")
MERGE = Words(
    "Merge (疊馬): with own horses there it becomes one stack.",
    "疊馬：那一格有己馬，合成一疊。",
    "叠马：那一格有己马，合成一叠。",
)
STATION_PAYS = Words(
    "That is for ending there, not for passing: once for the unit and not for each horse, also by a drop, by a way back, and"
    " where one's own horses stand already.",
    "停在上面才算入，經過不算；一疊算一次，不按匹數；下馬、折返停在那裡，或窩裡已有己馬，都一樣。",
    "停在上面才算入，经过不算；一叠算一次，不按匹数；下马、折返停在那里，或窝里已有己马，都一样。",
)
NONE_STRUCK = Words("On 89 and 90 nobody is struck.", "89、90 不打馬。", "89、90 不打马。")
FEILONG_PASSES = Words(
    "飛龍院 lets only all twenty horses pass, together.",
    "飛龍院，要全部二十匹一起走才能過。",
    "飞龙院，要全部二十匹一起走才能过。",
)
FLIGHT = Words(
    "Then as many fly as the throw drops horses; flying takes the place of any other action.",
    "按這一采下馬的匹數來飛；飛馬就是這次行動。",
    "按这一采下马的匹数来飞；飞马就是这次行动。",
)
FLIGHT_PAYS = Words("For each one 帖, from {payer}.", "每匹一帖，由{payer}出。", "每匹一帖，由{payer}出。")
FIRST_HOME = Words("Who first has all twenty home wins.", "二十匹先到齊的人勝。", "二十匹先到齐的人胜。")
FINISH = Words(
    "Coarse finish (麤滿): he takes what the bowl holds when everything else of the throw has been paid. Close finish (細滿):"
    " that, and as much again from the others together.",
    "麤滿得一盆，就是那一擲的帖都付完之後，盆裡所有的；細滿得一盆，其他各家再合出一盆。",
    "粗满得一盆，就是那一掷的帖都付完之后，盆里所有的；细满得一盆，其他各家再合出一盆。",
)
FINISH_SHARES = Words(
    "They pay it in equal shares, odd chips as in the next chapter.",
    "平均分攤，零頭照下一章。",
    "平均分摊，零头照下一章。",
)
PLACES = Words(
    "Who is home takes no further part: the seat before, the next seat and own casts are those of the others.",
    "到齊的人不再參與：上位、下位和本采都只算其他各家。",
    "到齐的人不再参与：上位、下位和本采都只算其他各家。",
)
PAID_NO_MORE = Words("Nothing is paid any more.", "此後不再付帖。", "此后不再付帖。")
HALF_A_BOWL = Words(
    (
        "Half the bowl is rounded down; then all but the receiver fill it up again to its first height, {ante} 帖 for each"
        " seat, in equal shares; odd chips are one each from the seats after the receiver, in the order of play."
    ),
    "半盆有零頭就捨去；然後除了得盆的人，各家平均補到起初的數目，就是每家 {ante} 帖的總和；零頭從得盆的人的下位起，依次各補一帖。",
    "半盆有零头就舍去；然后除了得盆的人，各家平均补到起初的数目，就是每家 {ante} 帖的总和；零头从得盆的人的下位起，依次各补一帖。",
)
BOWL_SHORT = Words(
    "If the bowl cannot pay, all but the receiver first fill it up in the same way.",
    "盆裡不夠付，除了該得的人，各家先照這樣補盆。",
    "盆里不够付，除了该得的人，各家先照这样补盆。",
)
PURSES = Words(
    "Purses may fall below nothing. Who quarrels pays ten 帖.",
    "帖可以是負數。喧鬧的人罰十帖。",
    "帖可以是负数。喧闹的人罚十帖。",
)
PINCERS = Words(
    ("Nothing stops who passes over. Who stands here leaves only by a 夾 cast, by its steps of the table of casts."),
    "經過不受阻。停在這裡的，只有夾采能出去，步數見采表。",
    "经过不受阻。停在这里的，只有夹采能出去，步数见采表。",
)
MOAT = Words(
    "Nothing stops who passes over. No strikes; all seats may stand here; horses leave by flying only.",
    "經過不受阻。不打馬，各家可以同處；只有飛馬能出去。",
    "经过不受阻。不打马，各家可以同处；只有飞马能出去。",
)
YOU_THROW = Words(
    "“You” in the table is the thrower, who alone earns the other turn of the last column. Striking and merging may earn the"
    " seat that acts one as well: see “Where it lands”.",
    "末欄的再擲歸擲者。行動的一家因打馬、疊馬也可以得再擲，見「停在哪裡」。",
    "末栏的再掷归掷者。行动的一家因打马、叠马也可以得再掷，见“停在哪里”。",
)
BESIDE = Words(
    "“Beside” an own cast (傍本采) is every other cast of its count: the cast itself (真本采) has its very dice.",
    "傍本采與本采同數而骰面不同；真本采三枚骰面全都相同。",
    "傍本采与本采同数而骰面不同；真本采三枚骰面全都相同。",
)
LAST_THROWN = Words(
    "What the seat before threw last is its last throw of whatever kind, extra and repeated throws too.",
    "上位末擲，是上位最後擲出的采，再擲、重擲都算，不論是什麼采。",
    "上位末掷，是上位最后掷出的采，再掷、重掷都算，不论是什么采。",
)
KEY_OF_DIAGRAMS = Words(
    "In the pictures: on the left before, on the right after. A coin is a stack in its seat's colour, its number that of"
    " the horses. Solid: the way forward, from the stack that moves, or for a drop from the dot at the start; dashed, beside"
    " it: the way back; the ring: where it ends.",
    "左圖是走之前，右圖是走之後。圓的是一疊馬，顏色分家，數字是匹數。實線是前進，從走的那疊畫起，下馬就從起點的圓點畫起；旁邊的虛線是折返；圓環是停的地方。",
    "左图是走之前，右图是走之后。圆的是一叠马，颜色分家，数字是匹数。实线是前进，从走的那叠画起，下马就从起点的圆点画起；旁边的虚线是折返；圆环是停的地方。",
)
