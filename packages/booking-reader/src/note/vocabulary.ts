// Words of notes in the spelling of `plain`, apart from labels and lists of words.

/** Whole lines or values that say something without a label. */
export const freightLine = /\b(?:OCEAN\s+)?FREIGHT\s*(?:TERMS?\s*)?(?:[:-]\s*)?(PRE-?\s?PAID|COLLECT)\b|(?:运费\s*)?(预付|到付)(?!费)/g
export const releaseLine = /\bTELEX\s*RELEASE(?:D)?\b|\bSEA\s*WAY\s*BILL\b|\bORIGINAL\s+B\/?L\b|电放(?:提单)?|正本提单|海运单/g
export const socWords =
  /(?<!不接受\s?|不要\s?|非\s?|NO\s|NON-?|NOT\s)(?:\bSOC\b|\bSHIPPER'?S?\s+OWN(?:ED)?(?:\s+CONTAINERS?)?\b|自备箱|货主箱|自有箱)/g
export const nonDanger = /\bNON[\s-]*(?:DG|HAZ(?:ARDOUS)?|DANGEROUS)(?:\s+(?:CARGO|GOODS))?\b|非危(?:险品)?/g
export const dangerWords = /\bDG(?:\s+CARGO)?\b(?![-\d])|\bDANGEROUS\s+(?:GOODS|CARGO)\b|危险品/g
export const oversizeWords = /\bOOG(?:\s+CARGO)?\b|\bOUT\s+OF\s+GAUGE\b|超限货?物?/g
export const sameAs =
  /^(?:THE\s+)?SAME(?:\s+AS)?(?:\s+(?:THE\s+)?(?:ABOVE|(CONSIGNEE|CNEE|SHIPPER)))?\.?$|^同(上|收货人|发货人|CONSIGNEE|CNEE)$/
/** Says that a party is another one, and not which. */
export const sameAsSomebody = /^(?:THE\s+)?SAME\b.{0,30}$|^同.{1,8}$|^(?:AS\s+)?(?:PREVIOUS|BEFORE|LAST)\b.{0,20}$/
/** Placeholders for an empty value. */
export const noValue = /^[\s/-]*$|^N\/?A\.?$|^NIL$|^无$|^TBA$|^TBN$|^不限$|^均可$|^都(?:行|可以?)$|^任意$|^ANY(?: CARRIER| LINE)?$/
/** Labels of the lines of a party. */
export const partyDetail =
  /TEL|PHONE|FAX|MOB|MAIL|ATT|CONTACT|PIC|TAX|VAT|\bID\b|\bNO\b|CODE|ZIP|REG|ADD|BOX|P\.?O|CNPJ|CPF|RUC|RUT|NIT|NIF|GST|IEC|PAN|EORI|USCI|WEB|HTTP|电话|手机|传真|地址|邮|税|代码|联系|网址|公司|名称/
export const unknownLabel = /^\s*([^\s:：\d][^:：\d]{0,11})[:：]/
export const sameAsShipper = /SHIPPER|发货人/
/** Separators between the clauses of a sentence. */
export const clauseEnd = /[，；。]/g
export const briefEnd = /,(?!\d)|[，；。]|(?<=\s)-(?=\s)/g
/** 下周五, NEXT FRIDAY, and a weekday beside its day. */
export const weekdayPattern =
  /(下下|下|本|这)?(?:周|星期|礼拜)([一二三四五六日天])(?!\p{Script=Han}*截)|\b(NEXT|THIS)\s+(MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]*/uy
export const numberUnits = '\\s*(?:°\\s?C?|C(?![A-Z])|度|天|DAYS?|%)?'
export const noMarks = /\bN\/M\b|无唛(?:头)?|\bNO\s+MARKS?\b/g
export const routeBetween = /^\s*(?:到|至|去|-+>?|=+>|→|➔|>|TO)\s*$/
/** Around a port that stands apart from the other end of the voyage. */
export const portBefore = { from: /(?:从|自|\bFROM)\s*$/, to: /(?:到|去|至|往|\bTO)\s*$/ }
export const portOut = /^\s*(?:港\s*)?(?:出(?!口)|起运|出运|发运)/
/** Behind a number of packages: their goods. */
export const packagesOf = /^\s*OF\s+/
/** Before a carrier in a sentence. */
export const byCarrier = /(?:走|配|订|\bBY|\bVIA CARRIER|\bON)\s*$/
/** A carrier that stands alone between signs or wide spaces. */
export const alone = /^\s*(?:$|[^A-Z\s])/
/** Between two of which somebody shall choose one. */
export const orElse = /^\s*(?:或者?|或是|OR|\/)\s*$/
/** A part of a month: a day is to be asked. */
export const partOfMonth = /\d{1,2}月(?:初|中旬?|底|末|上旬|下旬)(?:的?船|走|开|出运)/g
export const totalStart = /^\s*(?:TTL|TOTAL|GRAND TOTAL|合计|总计|共计|总共|共|总)\s*[:：]?/
export const temperaturePattern =
  /(?:(?:\b(?:SET\s*)?TEMP(?:ERATURE)?\.?|设?定?温度)\s*(?:[:：]\s*)?|[:：]\s*)?(?=[+-]?\d)(?<![\d.+-]|\d\s*[-/~]\s*)([+-]?\d{1,2}(?:\.\d)?)\s*(?:°\s?C?|度|摄氏度|DEG\.?\s?C?|C)(?![A-Z0-9])/g
export const minus =
  /(?:(?:\b(?:SET\s*)?TEMP(?:ERATURE)?\.?|设?定?温度)\s*(?:[:：]\s*)?|[:：]\s*)?(?:零下|负|MINUS)\s*(\d{1,2}(?:\.\d)?)\s*(?:°\s?C?|度|摄氏度|DEG\.?\s?C?|C)(?![A-Z0-9])/g
/** From one temperature to another. */
export const temperatureRange =
  /[+-]?\d{1,2}(?:\.\d)?\s*(?:(?:°\s?)?C\s*)?(?:-|\/|TO)\s*[+-]?\d{1,2}(?:\.\d)?\s*(?:°\s?C?|度|摄氏度|DEG\.?\s?C?|C)(?![A-Z0-9])/g
export const measurePattern = /(?:(零下|负|[+-])\s*)?(?<![\d.])(\d+(?:\.\d+)?)(?![\d.])(?:\s*(CM|MM|M(?![\d³])|厘米|毫米|米(?!³)))?/g
export const closedWords = /CLOSE|关闭?|\bNIL\b/
/** A number of boxes, not of packages. */
export const boxCount = /^\d{1,3}\s*(?:个|只|条|柜|个柜)$/
export const ventPattern =
  /(?:VENT(?:ILATION)?S?|通风量?|风门)\s*(?:[:：]\s*)?(\d{1,3})(?!\d)(?:\s*(CBM(?:\/H(?:R|OUR)?)?|M3\/H|MQH|立方\/?小?时?|%))?/g
export const ventClosed = /(?:VENT(?:ILATION)?S?|通风|风门)\s*(?:[:：]\s*)?(?:关闭?|CLOSED?|NIL)(?![A-Z])/g
export const humidityPattern = /(?:HUMIDITY|湿度|RH)\s*(?:[:：]\s*)?(\d{1,3})\s*%/g
export const overPattern =
  /(?<![A-Z])(OL|OW|OH|OVER\s*LENGTH|OVER\s*WIDTH|OVER\s*HEIGHT|超长|超宽|超高)\s*(?:[:：]\s*)?(\d{1,4}(?:\.\d+)?)\s*(CM|MM|M|厘米|毫米|米)/g
export const overKeys: readonly (readonly [RegExp, string])[] = [
  [/^(OL|OVER\s*LENGTH|超长)$/, 'OverLength'],
  [/^(OW|OVER\s*WIDTH|超宽)$/, 'OverWidth'],
  [/^(OH|OVER\s*HEIGHT|超高)$/, 'OverHeight'],
]
export const lengthUnits: Readonly<Record<string, number>> = { CM: 1, 厘米: 1, MM: 0.1, 毫米: 0.1, M: 100, 米: 100 }
export const sizePattern =
  /(?:L\s*)?(?<!\d)\d+(?:\.\d+)?\s*(?:(?:CM|MM|M)\s*)?[X*]\s*(?:W\s*)?\d+(?:\.\d+)?\s*(?:(?:CM|MM|M)\s*)?[X*]\s*(?:H\s*)?\d+(?:\.\d+)?\s*(?:CM|MM|M|米|厘米)/g
export const unPattern = /\bUN\s*(?:NO\.?\s*)?(?:[:：#]\s*)?(\d{4})(?!\d)/g
export const classPattern = /(?:\b(?:IMO\s*|IMDG\s*)?CLASS|类别|危险品?等级)\s*(?:[:：]\s*)?(\d(?:\.\d)?[A-S]?)(?![\d.])/g
export const packingGroupPattern = /(?:\bP\.?G\.?|\bPACKING\s*GROUP|包装类别?|包装等级)\s*(?:[:：]\s*)?(III|II|I|[123])(?![A-Z0-9])/g
export const flashPattern =
  /(?:\bFLASH\s*POINT\s*(?:[:：]\s*)?|\bF\.?P\.?\s*[:：]\s*|闪点\s*(?:[:：]\s*)?)(-?\d{1,3}(?:\.\d)?)(?![\d.]\d|\d)(?:\s*(?:°\s?C?|度|C))?/g
export const hsPattern =
  /\b(?:H\.?S\.?|HTS|NCM)\s*(?:(?:CODE|NO\.?|编码)\s*)?(?:[:：.]\s*)?(\d{4}(?:\.?\d{2}){1,3})(?!\d)|(?<![\d.,A-Z])(\d{4}\.\d{2}(?:\.\d{2,4})?)(?![\d.,]*\d|\s*(?:KG|吨|CBM|方|T\b|MT|M3|CTN|PKG))/g
/** The number by which the customer calls the booking. */
export const refPattern = /\b(?:OUR|YOUR|CUSTOMER)\s{1,4}REF(?:ERENCE)?\.?\s{0,4}(?:NO\.?)?\s{0,4}[:#]?\s{0,4}([A-Z0-9][A-Z0-9/-]{3,24})/g
/** Days without a charge for the box. */
export const freeDaysPattern =
  /(\d{1,2})\s{0,4}(?:天|DAYS?)\s{0,4}(?:目的港)?(?:免用箱|免箱使|免箱|免柜|免租|FREE\s{0,4}(?:TIME|DETENTION|DET))期?|(?:免用箱|免箱使?|免柜)期?\s{0,4}[:：]?\s{0,4}(\d{1,2})\s{0,4}天/g
/** Weight of each box. */
export const eachBoxPattern =
  /(?:每(?:个|条)?(?:柜子?|箱子?|柜重)|单柜|EACH\s{1,4}(?:CONTAINER|CNTR|CTNR|BOX)?)\s{0,4}(?:约|大概|货重|重)?\s{0,4}((?<![\d,.])\d[\d,.]{0,12})\s{0,4}(KGS?|公斤|TONS?|MTS?|T|吨)(?![A-Z])|((?<![\d,.])\d[\d,.]{0,12})\s{0,4}(KGS?|公斤|TONS?|MTS?|T|吨)\s{0,4}(?:\/|PER\s{1,4}|EACH\s{1,4}|一个?)\s{0,4}(?:柜|箱|CONTAINER|CNTR|CTNR|BOX)/g
/** Party that orders trucking and customs clearance. */
export const servicePattern =
  /((?:拖车|报关)(?:[、和及/+]?(?:拖车|报关))?)\s{0,4}(?:都|均)?\s{0,4}(你们做|你们|贵司安排|贵司|你司|你们安排|代办|我们自己|自己|自理|我司|我们|自拖|自报)(?:来|自己)?(?:做|安排|办)?/g
export const byForwarder = /你|贵司|代办/
export const incotermAnywhere = /(?<![A-Z])(EXW|FCA|FAS|FOB|CFR|CNF|CIF|CPT|CIP|DAP|DPU|DDP)(?![A-Z])(?:的|\s+TERMS?)?(?!\s*:)/g
/** Words without which a class, a packing group, or so many degrees are part of a name. */
export const dangerContext = /\bUN\s*(?:NO)?[\s.:#]{0,3}\d{4}|\bDG\b|DANGEROUS|危险|危品|IMDG|\bIMO\b/
export const coldContext = /\d\s*R[FHQ]\b|REEFER|FROZEN|CHILLED|TEMP|冻|冷|温|°|[-+]\d{1,2}C\b|零下/
/** Beside a day on which a vessel sails. */
export const sailsAfter = /^\s*(?:左右\s*)?(?:开船|开航|开的船|开|的?船|船期|走船|出运|走(?!货)|\bETD|SAILING)/
export const sailsBefore = /(?:ETD|船期|开船|开航|SAIL(?:ING|S)?(?:\s+ON)?(?:\s+(?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]*)?)\s*(?:[:：]\s*)?$/
/** Beside a day on which the goods are ready. */
export const readyBefore = /(?:货好|备好货?|CRD|READY(?:\s+(?:DATE|ON|BY))?)\s*(?:[:：]\s*)?$/
export const readyAfter = /^\s*(?:左右\s*)?(?:货好|备好|可装|能装|READY)/
/** A place behind a known port and a word of direction. */
export const unknownPlace = /^(?:(\s*(?:-+>?|→|➔|>)\s*)(\p{Script=Han}{2,6})|(\s+(?:-+>?|→|➔|>|TO)\s+)([A-Z][A-Z ]{3,24}))/u
/** In front of the name of goods, and behind it: signs, numbers of a list, and words that count. */
export const nameLead = /^(?:[\s,;:/|、，；：+&.()（）①-⑳-]|(?:货名?|品名|货物|共|总共|一共|合计|大概|约)[\s:：]+|\d{1,2}[.)、](?!\d))*/
export const nameTail =
  /(?<![\s,;:/|、，；：+&(（-])(?:[\s,;:/|、，；：+&(（-]{1,8}(?:共|总共|一共|总重|总|重|毛重|净重|体积|件数|合计|大概|约|左右|TOTAL|ABT|ABOUT|GW|G\.W\.?)){0,3}[\s,;:/|、，；：+&(（-]{0,8}$/i
/** Words of a count alone. */
export const countWord = /^(?:共|总共|一共|总重|总|重|毛重|净重|体积|件数|合计|大概|约|左右|TOTAL|ABT|ABOUT|GW|AND|SET AT|AT)$/
/** Words of a request, not of goods. */
export const asking =
  /\b(?:PLS|PLEASE|NEED|ARRANGE|BOOK|WANT|WE|I|TOTAL|OUR|YOUR|THE|CONFIRM|ADD|EXTRA|MORE)\b|请|麻烦|需要|帮|可以|安排|尽快|谢|订|一共|大概/
export const twoOfThem = '两'
export const hanNumbers = '一二三四五六七八九十'
/** Counts of boxes as English sentences write them. */
export const englishNumbers = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN']
export const incotermPattern = /^\s*(EXW|FCA|FAS|FOB|CFR|CNF|C&F|CIF|CPT|CIP|DAP|DPU|DDP)\b/
export const transportPattern = /\b(CY|CFS|DOOR|DR|FO|RAMP|FCL|SD)\s*(?:-|\/|TO)\s*(CY|CFS|DOOR|DR|FO|RAMP|FCL|SD)\b/g
export const transportEnds: Readonly<Record<string, string>> = { FCL: 'CY', DR: 'DOOR', SD: 'DOOR' }
export const incotermWords: Readonly<Record<string, string>> = { CNF: 'CFR', 'C&F': 'CFR' }
export const placeFillers = /\b(?:PORT|CITY|CHINA|P\.?R\.?C?|SEAPORT)\b|港口?|中国/g
export const romans: Readonly<Record<string, string>> = { '1': 'I', '2': 'II', '3': 'III', I: 'I', II: 'II', III: 'III' }
/** How a party's text names what `partyOfText` knows in English. */
export const partyTextWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:联系)?电话(?:号码)?\s*[:：]?|^手机\s*[:：]?|^TELEPHONE\s*[:：]?/i, 'TEL: '],
  [/^(?:统一)?社会信用代码\s*[:：]?|^税号\s*[:：]?/, 'USCI: '],
  [/^(?:公司)?(?:名称|地址)\s*[:：]|^(?:COMPANY\s*)?(?:NAME|ADDRESS|ADDR?)\s*[:：.]/i, ''],
  [/^(?:电子)?邮[箱件]\s*[:：]?|^E-?MAIL\s*[:：]?/i, ''],
]

/** Monday first. */
export const weekdayNames = ['一MON', '二TUE', '三WED', '四THU', '五FRI', '六SAT', '日天SUN']
/** Days from this week to the one that a word names. */
export const laterWeeks: Readonly<Record<string, number>> = { 下下: 14, 下: 7, NEXT: 7 }
/** Names of boxes that depend on what else a note says of boxes. */
export const boxWords = {
  big: '大柜',
  high: '高柜',
  small: '细柜',
  usualSmall: '小柜',
  highName: '尺高柜',
  highFeet: /尺高$/,
  highBoxes: /高柜|\dHQ|HC/,
} as const
/** How names of companies end. */
export const companyWords =
  /\b(?:CO\.?,?\s{0,4}LTD|LIMITED|LTD|GMBH|LLC|INC|CORP(?:ORATION)?|S\.?A\.?(?:S|R\.?L)?|PTE|PTY|LTDA|B\.?V|SDN\.?\s{0,4}BHD|S\.?P\.?A|KFT|OY|A\/S|FZE|FZCO)\b\.?|有限公司|股份公司|集团|贸易公司|进出口公司/
export const goodsWord = '货'
export const readyWord = '货好'
/** Words for the services that somebody orders, by field. */
export const services = [
  ['拖车', 'Truck'],
  ['报关', 'Customs'],
] as const
/** Labels that stand right in front of their values, and what shows that the word is none. */
export const joinedLabel = /^(?:品名|货名|船公司|起运港|目的港|联系人|毛重|体积|件数|箱型|箱量)$/
export const noLabelBefore = /^(?:和|与|及|、|有|的|不|是否|都|要|改|跟)/
/** Words of a booking that no address has: terms of payment and release, a day of sailing, the ready goods. */
export const bookingTerms =
  /FREIGHT\s{0,4}(?:PRE|COLL)|预付|到付|电放|正本提单|海运单|SEA\s{0,4}WAY\s{0,4}BILL|ORIGINAL\s{1,4}B\/?L|TELEX|^\s{0,20}(?:ETD|ETA|CRD|POL|POD|PORT OF|COMMODITY|EQUIPMENT|DESCRIPTION|MARKS|GROSS WEIGHT|VESSEL|CONTAINER)\b|货好|开船|品名|毛重|体积|唛头|起运港|目的港|拖车|报关/
