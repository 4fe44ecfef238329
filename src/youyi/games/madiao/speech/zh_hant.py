"""馬吊 in Traditional Chinese."""

from __future__ import annotations

from youyi.games.madiao.position import PlayKind
from youyi.games.madiao.speech.zh_phrases import Phrases
from youyi.kernel.names import Language

PHRASES = Phrases(
    language=Language.ZH_HANT,
    term="「{name}」",
    other_three="餘三家",
    purses="{each}（{unit}）",
    pays="{payer}付{payee} {amount}",
    each_pays_one="{payers}各付{payee} {amount}",
    one_pays_each="{payer}付{payees}各 {amount}",
    led="{seat}發牌：{card}。",
    captured="{seat}捉牌：{card}。",
    discarded="{seat}滅牌。",
    discarded_card="{seat}滅的是{card}。",
    trick_won="{seat}得第 {trick} 桌，{card} 上桌。",
    deal_began="第 {deal} 局，洗牌切牌。",
    card_exposed="底牌露面：{card}。",
    banker_seated="{seat}坐莊。",
    pack_dealt="四家各得 {hand} 張；底牌依序為 {stock}。",
    received="{seat}得牌：{cards}。",
    promoted="{seat}的{card} 升代，當作{becomes}。",
    deal_voided="{seat}有{suit}門五張以上，此局作廢，重新發牌。",
    hand_shown="{seat}亮出手牌{term}：{cards}。",
    play_began="沒有人亮出鬥前色樣，由{seat}先發牌。",
    cards_shown="{seat}出示原來的手牌{term}：{cards}。",
    paid="{payments}：{item}。",
    paid_nothing="{seat}：{item}，各家不用付。",
    paid_several="{seat}：{item}；{purses}。",
    drawn="{seat}沖得{card}，{points} 分{term}。",
    went_dead="{card} 沒有人沖得。",
    warned="{seat}在第 {trick} 桌犯了{term}，不罰。",
    deal_ended="第 {deal} 局結算：{purses}。",
    sitting_ended="約定的局數已打完，對局結束。",
    deal="分牌，底牌露面：{card}",
    play={
        PlayKind.LEAD: "發牌 {card}",
        PlayKind.CAPTURE: "捉牌 {card}",
        PlayKind.DISCARD: "滅牌 {card}",
        None: "出牌 {card}",
    },
    to_seat_banker="洗牌分牌，以露面的底牌定莊。",
    to_deal="洗牌分牌，{seat}坐莊。",
    to_lead="第 {trick} 桌，{seat}發牌。",
    to_follow="第 {trick} 桌，{seat}出牌；{holder}的{card} 最大。",
    done="對局結束：{purses}。",
)
