/** Headings of columns of prices, as `plain` writes them, by what the column holds. */
export const headings = [
  ['pol', /^(起运港|启运港|装货港|装港|起运|始发港|POL|PORT OF LOADING|LOADING PORT|FROM|ORIGIN)$/],
  ['pod', /^(目的港|卸货港|卸港|目的地|POD|PORT OF DISCHARGE|DISCHARGE PORT|DESTINATION|TO|DEST|港口|PORT)$/],
  ['route', /^(线路|航线|路线|起运港-目的港|POL-POD|POL\/POD|ROUTE|ROUTING|LANE|TRADE)$/],
  ['via', /^(中转港|中转|经停|VIA|T\/S|TRANSHIPMENT( PORT)?)$/],
  [
    'carrier',
    /^(船公司(?:代码)?|船司|船东|承运人|CARRIER(?: ?\/? ?(?:SCAC|CODE|NAME))?|SCAC(?: CODE)?|SHIPPING LINE|SSL|SS LINE|LINER|LINE)$/,
  ],
  ['box', /^(箱型|柜型|尺寸|箱型尺寸|BOX|SIZE|CONTAINER|CNTR|CTNR|EQUIPMENT|TYPE|EQP)$/],
  ['price', /^(运价|价格|报价|海运费|RATE|PRICE|O\/F|OCEAN FREIGHT|FREIGHT|ALL ?IN|净价|卖价|单价)$/],
  ['charge', /^(费用|费用名称|费用项目|收费项目|项目|ITEM|CHARGES?|CHARGE NAME|附加费名称)$/],
  ['currency', /^(币种|币制|CURRENCY|CURR?)$/],
  ['from', /^(生效日期?|生效|开始日期|有效期起|起始日期?|VALID FROM|EFFECTIVE( DATE)?|EFF( DATE)?)$/],
  ['until', /^(截止日期?|失效日期?|失效|到期日?|有效期止|有效期至|结束日期|VALID TO|VALID UNTIL|EXPIRY( DATE)?|EXP( DATE)?)$/],
  ['validity', /^(有效期|有效日期|VALIDITY|VALID)$/],
  ['transit', /^(航程|船程|航程\(天\)|T\/T|TT|TRANSIT( TIME)?( ?\(DAYS?\))?)$/],
  ['free', /^(免箱期|免柜期|免用箱期?|目的港免箱期?|目的港免用箱|用箱|FREE ?TIME|FREE DAYS|DET(ENTION)?)$/],
  ['closing', /^(截关日?|截港|截单|CLS|CLOSING|CUT ?OFF|CY CUT ?OFF)$/],
  ['sailing', /^(开航日?|开船日?|船期|班期|ETD|SAILING)$/],
  ['service', /^(航线代码|SERVICE|LOOP|SVC)$/],
  ['limit', /^(限重|WEIGHT LIMIT)$/],
  ['remark', /^(备注|说明|REMARKS?|NOTES?)$/],
  ['charges', /^(附加费|附加费说明|SURCHARGES?)$/],
] as const satisfies readonly (readonly [string, RegExp])[]
export type Heading = (typeof headings)[number][0]

/** Monday first. */
export const weekdayNames = ['一MON', '二TUE', '三WED', '四THU', '五FRI', '六SAT', '日天SUN']

/** Behind a day: the first one. */
export const startWord = '起'
/** The end of words that say what a price is from now on. */
export const becomes = '为'
