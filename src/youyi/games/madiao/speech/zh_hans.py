"""馬吊 in Simplified Chinese."""

from __future__ import annotations

from youyi.games.madiao.position import PlayKind
from youyi.games.madiao.speech.zh_phrases import Phrases
from youyi.kernel.names import Language

PHRASES = Phrases(
    language=Language.ZH_HANS,
    term="“{name}”",
    other_three="余三家",
    purses="{each}（{unit}）",
    pays="{payer}付{payee} {amount}",
    each_pays_one="{payers}各付{payee} {amount}",
    one_pays_each="{payer}付{payees}各 {amount}",
    led="{seat}发牌：{card}。",
    captured="{seat}捉牌：{card}。",
    discarded="{seat}灭牌。",
    discarded_card="{seat}灭的是{card}。",
    trick_won="{seat}得第 {trick} 桌，{card} 上桌。",
    deal_began="第 {deal} 局，洗牌切牌。",
    card_exposed="底牌露面：{card}。",
    banker_seated="{seat}坐庄。",
    pack_dealt="四家各得 {hand} 张；底牌依序为 {stock}。",
    received="{seat}得牌：{cards}。",
    promoted="{seat}的{card} 升代，当作{becomes}。",
    deal_voided="{seat}有{suit}门五张以上，此局作废，重新发牌。",
    hand_shown="{seat}亮出手牌{term}：{cards}。",
    play_began="没有人亮出斗前色样，由{seat}先发牌。",
    cards_shown="{seat}出示原来的手牌{term}：{cards}。",
    paid="{payments}：{item}。",
    paid_nothing="{seat}：{item}，各家不用付。",
    paid_several="{seat}：{item}；{purses}。",
    drawn="{seat}冲得{card}，{points} 分{term}。",
    went_dead="{card} 没有人冲得。",
    warned="{seat}在第 {trick} 桌犯了{term}，不罚。",
    deal_ended="第 {deal} 局结算：{purses}。",
    sitting_ended="约定的局数已打完，对局结束。",
    deal="分牌，底牌露面：{card}",
    play={
        PlayKind.LEAD: "发牌 {card}",
        PlayKind.CAPTURE: "捉牌 {card}",
        PlayKind.DISCARD: "灭牌 {card}",
        None: "出牌 {card}",
    },
    to_seat_banker="洗牌分牌，以露面的底牌定庄。",
    to_deal="洗牌分牌，{seat}坐庄。",
    to_lead="第 {trick} 桌，{seat}发牌。",
    to_follow="第 {trick} 桌，{seat}出牌；{holder}的{card} 最大。",
    done="对局结束：{purses}。",
)
