/** Why something is asked, as people read it. */
export const why = {
  unknownPort: '系统中没有这个港口，请选择',
  severalPorts: '有多个港口对应这个名称，请选择',
  unknownCarrier: '系统中没有这家船公司，请选择',
  severalCarriers: '有多家船公司对应这个名称，请选择',
  unknownCurrency: '不认识这个币种，请选择',
  boxType: '只写了尺寸，没有写明箱型，请选择',
  boxCount: '没有写明箱量，请填写',
  boxUnknown: '不认识这个箱型，请选择',
  boxesTwice: '箱型箱量前后写法不一致，请确认',
  noUnit: '重量没有单位，可能是公斤也可能是吨，请确认',
  thousands: '小数点可能是千位分隔符，请确认',
  figure: '数字无法确认，请填写',
  range: '写的是范围，请填写一个值',
  packageKind: '这个包装有多种可能，请选择',
  dayOrder: '日和月的顺序不明确，请选择',
  far: '日期离今天太远，请确认',
  weekday: '写的是星期几，请确认日期',
  day: '日期无法确认，请填写',
  days: '写了多个日期，请选择',
  choice: '写法不能对应到选项，请选择',
  twice: '前后写法不一致，请确认',
  total: (lines: string, total: string) => `各项合计 ${lines} 与总数 ${total} 不一致，请确认`,
  split: (total: string) => `只写了总数 ${total}，请分到各项货物`,
  tooLong: (max: number) => `超过 ${max} 个字，请缩短后填写`,
  outside: (min: number, max: number) => `数值不在 ${min} 到 ${max} 之间，请确认`,
  whichCargo: '有多种货物，请确认属于哪一种',
  whichBox: '有多种箱型，请确认属于哪一种',
  sizes: '写的是货物外形尺寸，请换算成超出箱体的尺寸后填写',
  cargoType: '同时写了危险品和冷藏，请确认货物类型',
  sheetError: '文件里是公式错误值，请填写',
  second: '两种识读结果不一致，请确认',
  sameParty: '写明与另一方相同，但没有读到那一方，请填写',
} as const

/** Why something of a booking has no place on the other side. */
export const lost = {
  noField: '对方格式没有对应的字段',
  noPlace: '订舱单没有对应的字段',
  unknown: (value: string) => `系统中没有“${value}”`,
  more: '订舱单只能放一项，其余未读入',
  cut: (max: number) => `超过 ${max} 个字符，超出部分未写入`,
  readAs: (value: string) => `按“${value}”读入`,
  whichBox: '订舱单的货物不分箱，货物与箱的对应关系未读入',
  invalid: '不符合对方格式的要求，未写入',
} as const

/** Fields that the standard needs, by JSON path. */
export const dcsaNeeds: Readonly<Record<string, string>> = {
  '$.documentParties.bookingAgent.partyName': '订舱人名称',
  '$.shipmentLocations': '港口的 UN/LOCODE',
  '$.requestedEquipments': '箱型箱量',
  '$.receiptTypeAtOrigin': '运输条款',
}
export const contractOrQuotation = '合约号或船公司报价号（DCSA 要求二者至少填一项）'
/** By the last key of a path. */
export const assumed: Readonly<Record<string, string>> = {
  isEquipmentSubstitutionAllowed: '不接受换箱型',
  isNonOperatingReefer: '冷藏箱制冷运行',
  isMarinePollutant: '非海洋污染物',
  isExceptedQuantity: '非例外数量',
  isSalvagePackings: '非救助包装',
  isEmptyUncleanedResidue: '非未清洗空容器',
  isWaste: '非废弃物',
  isHot: '非高温物质',
  isCompetentAuthorityApprovalRequired: '无需主管机关批准',
  isReportableQuantity: '非应报告数量',
  properShippingName: '正确运输名称按英文品名填写',
}
export const notDcsa = '文件不是 DCSA 订舱数据，请检查后重新上传'

/** Readable faults of an EDIFACT message, with the number of the segment. */
export const edifact = {
  noMessage: '报文中没有 UNH 段',
  otherMessage: (segment: number, type: string) => `第 ${segment} 段：报文类型是 ${type}，应为 IFTMBC（订舱确认）`,
  noBgm: (segment: number) => `第 ${segment} 段：BGM 段缺少报文功能，不能判断是否放舱`,
  count: (segment: number, said: string, counted: number) => `第 ${segment} 段：UNT 写明 ${said} 段，实际 ${counted} 段，报文可能不完整`,
  noUnt: '报文没有 UNT 段，可能不完整',
  zone: (segment: number, zone: string) => `第 ${segment} 段：时区“${zone}”不能确定，请改为 +08 这样的时差或 UTC`,
  date: (segment: number, value: string) => `第 ${segment} 段：日期“${value}”不正确`,
} as const

export const yes = '是'
export const no = '否'

export const charsets = {
  UNOC: '字符集 UNOC（Latin-1）',
  UNOW: '内容含中文等字符，字符集为 UNOW（UTF-8），发送前请确认对方支持',
} as const
