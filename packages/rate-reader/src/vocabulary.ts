import type { TradeWord } from './tokens.ts'

const words: Readonly<Record<TradeWord, string>> = {
  pol: '起运港|启运港|装货港|装港|起运|POL|PORT OF LOADING|LOADING PORT',
  pod: '目的港|卸货港|卸港|POD|PORT OF DISCHARGE|DISCHARGE PORT|DESTINATION',
  line: '船公司|船司|船东|承运人|CARRIER',
  to: '到|至|TO',
  via: '中转港|中转|经由|经|转|VIA|T/S|TRANSHIPMENT',
  direct: '直航|直达|直靠|DIRECT',
  validity: '有效期|有效日期|有效|VALIDITY|VALID|价格有效期|船期|执行期',
  from: '起|开始|生效|自|从|起执行|FROM|EFFECTIVE|EFF|START',
  until: '止|截止|截至|为止|失效|UNTIL|TILL|EXPIRY|EXPIRES|VALID TO|有效期至|有效至|有效期到',
  allIn: 'ALL IN|ALL-IN|ALLIN|AI|全包|包干|一口价|包干价|全包价',
  freight: '海运费|运费|净价|O/F|OF|OCEAN FREIGHT|BASE RATE|OCEAN',
  include: '包含|已含|含|包括|INCL|INCLUDING|INCLUDE|INCLUDED|INC',
  exclude: '不含|不包含|不包括|未含|另计|另收|另加|EXCL|EXCLUDING|EXCLUDE|SUBJECT TO|外加',
  plus: '+|加',
  minus: '减',
  same: '同上|同价|同前|同|SAME|DITTO',
  remark: '备注|说明|注|温馨提示|提示|REMARK|REMARKS|NOTE|NOTES|PS|P.S',
  about: '左右|约|大约|大概|预计|估|暂估|起步|APPROX|ABOUT|AROUND|EST',
  open: '待定|待通知|面议|电询|单询|单议|询价|一单一议|TBA|TBC|TBN|ON REQUEST|POA|CASE BY CASE|N/A|NA|NIL|缺舱|无舱',
  withdraw: '退市|作废|取消|撤销|撤回|撤价|停用|停收|WITHDRAWN|WITHDRAW|CANCELLED|CANCELED|VOID',
  correct: '更正|勘误|修正|更改为|改为|调整为|以此为准|以此价为准|CORRECTION|CORRECTED|REVISED|AMENDED',
  increase: 'GRI|涨价|上涨|上调|调涨|普涨|涨|RATE INCREASE|GENERAL RATE INCREASE',
  full: '爆舱|满舱|停舱|收舱|关舱|截载|FULL|OVERBOOKED|NO SPACE',
  announce: '通知|公告|预告|跳港|停航|空班|甩港|BLANK SAILING|BLANKING|NOTICE|ANNOUNCEMENT|ADVISORY',
  collect: '到付|CC|COLLECT',
  prepaid: '预付|PP|PREPAID',
  perBill: '票|提单|单|/BL|BL|B/L|PER BL|PER B/L|SHIPMENT|SHPT|DOC费',
  perBox: '箱|柜|CNTR|CTNR|CONTAINER|UNIT|BOX',
  perTon: '计费吨|RT|W/M|WM|CBM|方',
  service: '航线代码|航线|SERVICE|LOOP|SVC',
  price: '运价|报价|价格|特价|价|RATE|RATES|PRICE',
  filler:
    '各位|老板|大家|早上好|上午好|下午好|你好|您好|您|请|参考|最新|更新|今日|今天|主推|推荐|热推|优势|航次|出口|出|港|欢迎|咨询|订舱|谢谢|PER|THE|AND|FOR|EX|每|为|和|及|与|或|的|以上|以下|如下|下列|截|开|大船|计|按|需|号|日|月|线|区|全线|基本港',
}

/** Words of the trade as `plain` writes them. */
export const tradeWords: ReadonlyMap<string, TradeWord> = new Map(
  (Object.keys(words) as TradeWord[]).flatMap((word) => words[word].split('|').map((text) => [text, word] as const)),
)

/** Headings of columns, by what the column holds. */
export const headings = [
  ['pol', /^(起运港|启运港|装货港|装港|起运|POL|PORT OF LOADING|LOADING PORT|FROM|ORIGIN)$/],
  ['pod', /^(目的港|卸货港|卸港|目的地|POD|PORT OF DISCHARGE|DISCHARGE PORT|DESTINATION|TO|DEST)$/],
  ['via', /^(中转港|中转|经停|VIA|T\/S|TRANSHIPMENT( PORT)?)$/],
  ['carrier', /^(船公司|船司|船东|承运人|CARRIER|SHIPPING LINE|LINER)$/],
  ['currency', /^(币种|币制|CURRENCY|CURR?)$/],
  ['from', /^(生效日期?|生效|开始日期|有效期起|起始日期?|VALID FROM|EFFECTIVE( DATE)?|EFF( DATE)?)$/],
  ['until', /^(截止日期?|失效日期?|到期日?|有效期止|有效期至|结束日期|VALID TO|VALID UNTIL|EXPIRY( DATE)?|EXP( DATE)?)$/],
  ['validity', /^(有效期|有效日期|VALIDITY|VALID)$/],
  ['transit', /^(航程|船程|航程\(天\)|T\/T|TT|TRANSIT( TIME)?( ?\(DAYS?\))?)$/],
  ['free', /^(免箱期|免柜期|免用箱|目的港免箱期?|用箱|FREE ?TIME|FREE DAYS|DET(ENTION)?)$/],
  ['closing', /^(截关日?|截港|截单|CLS|CLOSING|CUT ?OFF|CY CUT ?OFF)$/],
  ['sailing', /^(开航日?|开船日?|船期|班期|ETD|SAILING)$/],
  ['service', /^(航线代码|航线|SERVICE|LOOP|SVC)$/],
  ['remark', /^(备注|说明|REMARKS?|NOTES?)$/],
  ['charges', /^(附加费|附加费说明|SURCHARGES?)$/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** A column of prices, with its box type and perhaps its currency. */
export const priceHeading =
  /^(?:O\/?F\s*)?(?:(USD|CNY|RMB|EUR|\$|￥|¥)\s*(?:\/\s*)?)?([DH])?(20|40|45)\s*(?:['’]\s*)?(?:(GP|DC|DV|ST|SD|HQ|HC|H|RF|RH|RQ|OT|FR|TK|NOR|尺|尺高柜|普柜|高柜)\s*)?(?:\(\s*)?(?:(USD|CNY|RMB|EUR|\$|￥|¥|美金|人民币)\s*)?\)?$/

export const currencySigns: Readonly<Record<string, string>> = {
  USD: 'USD',
  $: 'USD',
  美金: 'USD',
  CNY: 'CNY',
  RMB: 'CNY',
  '￥': 'CNY',
  '¥': 'CNY',
  人民币: 'CNY',
  EUR: 'EUR',
}

/** Monday first. */
export const weekdayNames = ['一MON', '二TUE', '三WED', '四THU', '五FRI', '六SAT', '日天SUN']
