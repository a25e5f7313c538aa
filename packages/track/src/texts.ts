import { spaced } from '@jst/contracts/values'

/** States of a box or bill, in the words of the trade. */
export const states = {
  none: '待订舱',
  requested: '订舱中',
  booked: '已订舱',
  released: '待提空',
  emptyOut: '已提空',
  gateIn: '已进港',
  inspection: '查验',
  cleared: '已放行',
  shutOut: '退关',
  feeder: '支线在途',
  loaded: '已装船',
  sailing: '在途',
  transhipArrived: '中转抵港',
  transhipWaiting: '中转待装',
  transhipLoaded: '中转已装',
  arrived: '已抵港',
  berthed: '已靠泊',
  discharged: '已卸船',
  available: '可提',
  pickedUp: '已提',
  inland: '内陆在途',
  inlandYard: '内陆堆场',
  stripped: '已拆',
  returned: '已还箱',
} as const
/** Name of a state. */
export type StateName = keyof typeof states

/** Milestones in the words of the trade. */
export const milestones = {
  requested: '订舱申请',
  booked: '订舱确认',
  cancelled: '订舱取消',
  releaseOrder: '放箱',
  emptyOut: '提空箱',
  stuffed: '装箱',
  sealed: '封箱',
  weighed: 'VGM 报送',
  gateIn: '进港',
  instructed: '补料提交',
  exportInspection: '出口查验',
  exportCleared: '出口放行',
  shutOut: '退关',
  feederLoaded: '支线装船',
  loaded: '装船',
  departed: '离港',
  billIssued: '签发提单',
  transhipArrived: '抵中转港',
  transhipDischarged: '中转卸船',
  transhipLoaded: '中转装船',
  transhipDeparted: '中转离港',
  omitted: '跳港',
  arrivalNotice: '到货通知',
  arrived: '抵港',
  berthed: '靠泊',
  discharged: '卸船',
  carrierReleased: '船东放货',
  importInspection: '进口查验',
  importCleared: '进口放行',
  available: '可提',
  fullOut: '提重箱',
  inlandDeparted: '内陆发运',
  inlandArrived: '内陆到达',
  stripped: '拆箱',
  emptyIn: '还空箱',
} as const

/** Words of a box that missed its ship. */
export const rolls = { suspected: '疑似甩柜', confirmed: '甩柜', unknown: '无法评估' } as const
/** A plan whose time is past. */
export const unconfirmed = '未证实'
/** A port that was left out. */
export const omitted = '跳港'
/** An answer of a source without news; events stay. */
export const noNews = '已查询无新动态'
/** How a carrier was guessed. */
export const guess = { box: '按箱号前缀推测', bill: '按提单号前缀推测' } as const
/** `4/5 已装船` */
export const share = (count: number, of: number, state: string): string => `${count}/${of} ${state}`

/** Planned, estimated, actual. */
export const classifiers = { PLN: '计划', EST: '预计', ACT: '实际' } as const

/** Why a witness is believed. */
export const reasons = {
  alone: '仅此一个来源',
  ruling: '人工裁定',
  standing: '按长期裁定',
  source: '来源优先',
  timed: '有具体时间，优先于仅有日期',
  newest: '同级来源中最新',
} as const

/** Kinds of sources. */
export const sources = {
  terminal: '码头',
  depot: '堆场',
  carrier: '船公司',
  haulier: '车队',
  customs: '海关',
  ais: '船舶定位',
  own: '本公司',
  vendor: '第三方',
  manual: '人工录入',
} as const

/** Kinds of conflicts. */
export const conflicts = { time: '时间不一致', ship: '船名不一致', place: '地点不一致', seal: '封号不一致' } as const

/** Kinds of contradictions between facts. */
export const contradictions = { missing: '缺少前一步', order: '先后颠倒', open: '查验未结束', both: '互相矛盾' } as const

/** Remarks about a time. */
export const flags = {
  gap: '夏令时跳过的时间，已顺延',
  fold: '夏令时重复的时间，取第一次',
  'no-zone': '时区不明，按报文时间显示',
  'unsure-day': '时区不明，日期可能差一天',
  future: '实际时间晚于收到时间，不作为实际',
} as const

/** Warnings about events of DCSA. */
export const dcsa = {
  noEvent: '不是 DCSA 跟踪事件，未读取',
  noCode: '缺少事件类型或类型未知，只保留原文',
  noTime: '事件时间缺失或格式不正确，只保留原文',
  noId: '缺少 eventID，按内容识别重复',
  numberId: 'eventID 应为文本，已按文本读取',
  noClassifier: '缺少 PLN/EST/ACT 分类，按预计处理',
  classifier: (text: string) => `分类“${text}”不是 PLN、EST 或 ACT，按预计处理`,
  noBox: '箱事件没有箱号，也没有订舱号或提单号，只保留原文',
  noBoxButShipment: '箱事件没有箱号，按整票显示',
  future: '实际时间晚于发布或收到的时间，不作为实际',
  place: (code: string) => `地点“${code}”不是 UN/LOCODE，只保留名称`,
  imo: (number: string) => `IMO 编号“${number}”校验位不正确，未采用`,
  tooMany: (most: number) => `一次最多 ${most} 条事件，其余未读取，请分批发送`,
  dayLost: '只有日期，写为当地零点',
  retractionLost: '2.2 版不能表示撤销',
  documentLost: '标准不能写出该单证的编号',
  weightLost: '标准没有重量',
} as const

/** Warnings about messages of EDIFACT. */
export const edifact = {
  tooMany: (most: number) => `一次最多 ${most} 条动态，请分批导入`,
  message: (type: string) => `不支持的报文 ${type || '?'}，可读 CODECO、COARRI、COPRAR、IFTSTA`,
  report: (type: string, bgm: string) => `${type} 的 BGM 代码“${bgm || '?'}”含义不明，只保留原文`,
  directory: (bgm: string, release: string) => `BGM 代码“${bgm}”在 ${release || '?'} 版目录中另有含义，按报文类型读取`,
  status: (code: string) => `状态代码“${code || '?'}”含义不明，只保留原文`,
  noTime: (what: string) => `${what} 没有事件时间，只保留原文`,
  noFullness: (box: string) => `箱 ${box} 没有空重标记，不作为进出场`,
  box: (text: string) => `箱号“${text}”格式不正确`,
  otherBox: (said: string, box: string) => `报文头的箱号 ${said} 与箱 ${box} 不一致，以箱为准`,
  shiftedType: '箱型写在了相邻的数据项，已读取',
  type: (text: string) => `箱型“${text}”不是 ISO 代码，未采用`,
  sealMark: (text: string) => `铅封“${text}”只是标记，不作为封号`,
  place: (code: string) => `地点“${code}”不是 UN/LOCODE，只保留名称`,
  imo: (number: string) => `IMO 编号“${number}”校验位不正确，未采用`,
  callSign: (text: string) => `“${text}”不是 IMO 编号，按呼号读取`,
  zone: (zone: string) => `时区“${zone}”不能确定，未读取该时间`,
  time: (value: string) => `时间“${value}”不正确，未读取`,
  weight: (value: string) => `重量“${value}”不能识别，未读取`,
  shortened: (most: number) => `原文过长，每条动态只保留前 ${most} 个字符，以“…”结尾`,
  weightMark: (value: string) => `重量“${value}”的逗号可能是小数点，也可能是千位分隔，未读取`,
} as const

/** Words of free time. */
export const freeTime = {
  states: { waiting: '未起算', safe: '无风险', risk: '有风险', unknown: '无法评估' },
  soFar: '至今',
  reasons: {
    'no-terms': '没有适用的免费期条款',
    expired: '条款已过期',
    unclear: '有多条同级条款，不能确定用哪一条',
    'start-missing': '缺少起算事件，后续已发生',
    'start-not-actual': '起算时间只有预计，没有实际',
    'start-disputed': '各来源的起算日期不一致',
    'day-unsure': '时区不明，起算日期可能差一天',
    'other-port': '起算港口与条款不符',
    'box-type': '箱型不明',
    'live-reefer': '是否制冷运行不明',
    calendar: '没有该年度的工作日历',
    omitted: '卸货港被跳港，待裁定',
    currency: '条款没有币种',
  },
  kinds: { demurrage: '滞港', detention: '滞箱', combined: '合并', storage: '堆存', 'plug-in': '插电' },
} as const

/** Words of predictions. */
export const prediction = {
  few: '样本不足，沿用船公司',
  silentBefore: '；',
  silent: (hours: number) => `船公司 ${hours} 小时未更新`,
  /** `预计 6月8日（多在 7-10日，n=46，近180天）` */
  text: (day: string, middle: string, n: number, days: number) => `预计 ${day}（多在 ${middle}，n=${n}，近${days}天）`,
  day: (month: number, day: number) => `${month}月${day}日`,
  hour: (hour: number) => `${hour}时`,
  range: (from: readonly [number, number], to: readonly [number, number]) =>
    from[0] === to[0] ? (from[1] === to[1] ? `${from[1]}日` : `${from[1]}-${to[1]}日`) : `${from[0]}月${from[1]}日-${to[0]}月${to[1]}日`,
} as const

/** Words of exceptions, by rule. */
export const exceptions = {
  noRelease: (days: number) => `未放舱，距截关${days}天`,
  noPickUp: '未提空箱',
  noGateIn: '截港前未进港',
  noDocuments: (what: string) => spaced`${what}未报`,
  documents: { weight: 'VGM', instruction: '补料' },
  hold: '海关查验',
  earlierClosing: (hours: number) => `截关提前${hours}小时`,
  laterDeparture: (days: number) => `船期延误${days}天`,
  rolled: { suspected: '疑似甩柜，待核', confirmed: '甩柜', unknown: '是否甩柜无法评估' },
  shipChanged: (from: string, to: string) => `换船：${from} → ${to}`,
  omitted: (port: string) => `跳港：${port}`,
  laterArrival: (days: number) => `ETA 推迟${days}天`,
  earlierArrival: (days: number) => `ETA 提前${days}天`,
  dwell: (days: number) => `中转滞留${days}天`,
  missedSecondShip: '中转漏装',
  silent: (days: number) => `动态中断${days}天`,
  arrivalUnconfirmed: '到港未证实',
  notReleased: '临近免堆期未放行',
  lastFreeDay: (day: string) => `临近免费期，最后免费日 ${day}`,
  returnDay: (day: string) => `临近还箱期，最后免费日 ${day}`,
  conflict: '来源不一致',
  boxFacts: { seal: '封号与补料不符', weight: '重量与补料不符', box: '箱号与补料不符' },
  reefer: { silent: '冷箱超过 6 小时无读数', temperature: (apart: string) => `冷箱温度偏离 ${apart} ℃` },
} as const
/** Rules by name, for filters and figures; a finding says it with its numbers. */
export const rules = {
  'no-release': '未放舱',
  'no-pick-up': exceptions.noPickUp,
  'no-gate-in': exceptions.noGateIn,
  'no-documents': 'VGM/补料未报',
  hold: exceptions.hold,
  'earlier-closing': '截关提前',
  'later-departure': '船期延误',
  rolled: '甩柜',
  'ship-changed': '换船',
  omitted,
  'arrival-changed': 'ETA 变更',
  dwell: '中转滞留',
  silent: '动态中断',
  'arrival-unconfirmed': exceptions.arrivalUnconfirmed,
  'not-released': exceptions.notReleased,
  'last-free-day': '临近免费期',
  'return-day': '临近还箱期',
  conflict: exceptions.conflict,
  'box-facts': '箱封/重量不符',
  reefer: '冷箱告警',
} as const
/** Teams that deal with exceptions. */
export const owners = { booking: '订舱', truck: '拖车', operations: '操作', documents: '单证', customs: '报关', service: '客服' } as const
