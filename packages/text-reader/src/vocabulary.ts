import type { TradeWord } from './tokens.ts'

const words: Readonly<Record<TradeWord, string>> = {
  pol: '起运港|启运港|装货港|装港|起运|POL|PORT OF LOADING|LOADING PORT',
  pod: '目的港|卸货港|卸港|POD|PORT OF DISCHARGE|DISCHARGE PORT|DESTINATION',
  line: '船公司|船司|船东|承运人|CARRIER|S/L|SHIPPING LINE',
  to: '到|至|TO',
  via: '中转港|中转|经由|经停|经|转|VIA|T/S|TRANSHIPMENT|TRANSSHIPMENT|转运',
  direct: '直航|直达|直靠|DIRECT',
  validity: '有效期|效期|有效日期|有效|VALIDITY|VALID|价格有效期|执行期|VLD',
  from: '开始|生效|自|从|起执行|起生效|FROM|FM|EFFECTIVE|EFF|START',
  until: '止|截止|截至|为止|失效|UNTIL|TILL|EXPIRY|EXPIRES|VALID TO|有效期至|有效至|有效期到',
  allIn: 'ALL IN|ALL-IN|ALLIN|AI|全包|包干|一口价|包干价|全包价|全含',
  freight: '海运费|运费|净价|O/F|OF|OCEAN FREIGHT|SEA FREIGHT|BASE RATE|OCEAN|OFT|OCF',
  include: '包含|已含|含了|含|包括|包|INCL|INCLUDING|INCLUDE|INCLUDED|INCLUSIVE OF|INCLUDES|INC|INCL.',
  exclude:
    '不含|不包含|不包括|未含|不包|另计|另议|另询|再议|另收|另加|实报实销|实报|需另付|EXCL|EXCL.|EXCLUDING|EXCLUDE|EXCLUDED|SUBJECT TO|外加|ON TOP|ON TOP OF|PLUS',
  plus: '+|加',
  minus: '减',
  same: '同上|同价|同前|SAME|DITTO',
  remark: '备注|说明|注|温馨提示|提示|REMARK|REMARKS|NOTE|NOTES|PS|P.S',
  about: '左右|约|大约|大概|预计|估|暂估|起步|APPROX|ABOUT|ABT|AROUND|EST',
  open: '待定|待通知|面议|电询|单询|单议|询价|一单一议|TBA|TBC|TBN|ON REQUEST|POA|CASE BY CASE|N/A|NA|NIL|缺舱|无舱|CALL|单独询价|停|无|NO OFFER|咨询客服',
  withdraw: '退市|作废|取消|撤销|撤回|撤价|停用|不再有效|WITHDRAWN|WITHDRAW|CANCELLED|CANCELED|VOID|NO LONGER VALID',
  correct: '更正|勘误|修正|更改为|改为|调整为|以此为准|以此价为准|CORRECTION|CORRECTED|REVISED|AMENDED',
  increase: 'GRI|涨价|上涨|上调|调涨|普涨|涨|加价|提价|RATE INCREASE|GENERAL RATE INCREASE|INCREASE',
  full: '爆舱|满舱|停舱|收舱|关舱|截载|OVERBOOKED|NO SPACE|FULLY BOOKED|SPACE FULL',
  announce: '通知|公告|预告|跳港|停航|空班|甩港|甩柜|BLANK SAILING|BLANKING|NOTICE|ANNOUNCEMENT|ADVISORY',
  collect: "FOR CNEE’S ACCOUNT|FOR CNEE'S ACCOUNT|CNEE'S ACCOUNT|FOR CNEE ACCOUNT|收货人付|到付|CC|COLLECT|FOR CNEE|FOR CONSIGNEE|CNEE",
  prepaid: '预付|PP|PREPAID',
  perBill: '票|提单|单|一票|一单|/BL|BL|B/L|BILL|PER BL|PER B/L|SHIPMENT|SHPT|DOC费|SET',
  perBox: '箱|柜|一柜|一箱|CNTR|CTNR|CONTAINER|UNIT|BOX|个柜',
  perTon: '计费吨|RT|W/M|WM|CBM|方',
  service: '航线代码|航线|SERVICE|LOOP|SVC',
  price: '运价|报价|价格|特价|价|RATE|RATES|PRICE|QUOTATION|QUOTE|OFFER|特惠',
  now: '即日起|即日|今日起|从即日起|即刻起|现在起',
  before: '前|之前|以前|BEFORE',
  after: 'GRI后|GRI之后|涨价后|涨后|涨后价|AFTER GRI|POST GRI',
  local:
    '本地费|本地费用|本地杂费|本地|起运港费用|起运港本地费|起运港杂费|装港费用|码头费用|国内费用|国内段费用|杂费|LOCAL CHARGE|LOCAL CHARGES|LOCALS|LOCAL|ORIGIN CHARGE|ORIGIN CHARGES|DESTINATION CHARGES|目的港费用|目的港杂费|附加费|附加费用|SURCHARGE|SURCHARGES',
  sails: '船|的船|航次|ETD|开船|开航|船期|SAILING|开船日|大船开',
  otherDay: '截关|截单|截港|截重|截放行|CLS|CLOSING|CUT OFF|CUT-OFF|CUTOFF|ETA|到港|更新|更新于|UPDATED|UPDATE|货好|CRD|发布|DATE',
  out: '出|出发|起|出口|发出|EX',
  isNow: '应为|应该是|应是|现为|现|SHOULD BE|SHOULD READ|TO READ|NOW',
  wasBefore: '不是|而不是|原价|原|旧价|INSTEAD OF|NOT|WAS|由',
  closed: '停收|停止收货|停止收单|放假|停工',
  maybe: '看涨|可能涨|或涨|或将上涨|预计上涨|暂不涨价|暂不涨|不涨价|不涨|可能上涨|将涨|要涨|准备涨',
  notice:
    '放舱|已放舱|订舱号|SO号|SO NO|S/O NO|订舱确认|BOOKING CONFIRMATION|BOOKING NO|BKG NO|BKG|ROLLED|配舱|配舱回单|提箱|还箱|SHIPPING ORDER|BOOKING NUMBER',
  again: '一样|同样|也是|SAME PRICE|同此',
  unitOf: '单位|币种|CURRENCY',
  filler:
    '各位|老板|大家|早上好|上午好|下午好|你好|您好|您|请|参考|最新|更新|今日|今天|主推|推荐|热推|优势|港|欢迎|咨询|订舱|谢谢|PER|THE|AND|FOR|每|为|和|及|与|或|的|以上|以下|如下|下列|截|开|大船|计|按|需|号|日|月|线|区|全线|基本港|出运|专线|航线价|美西线|一|本|此|每个|各|出发|可|都|均|费用|EACH|AT|IN|OF|ON|IS|ARE|OUR|WITH|AS|BELOW|FOLLOWS|OFFER|PLS|FIND|DEAR|HI|HELLO|ALL|KINDLY|NOTE|BASIS|发|走|去|往|舱|仓|等|有|可走|各|NET|PORT|PORTS|MAIN|BASE',
}

/** Words of the trade as `plain` writes them. */
export const tradeWords: ReadonlyMap<string, TradeWord> = new Map(
  (Object.keys(words) as TradeWord[]).flatMap((word) => words[word].split('|').map((text) => [text, word] as const)),
)
