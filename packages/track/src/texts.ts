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

export const rolls = { suspected: '疑似甩柜', confirmed: '甩柜', unknown: '无法评估' } as const
export const unconfirmed = '未证实'
export const omitted = '跳港'
export const noNews = '已查询无新动态'
export const guess = { box: '按箱号前缀推测', bill: '按提单号前缀推测' } as const
/** `4/5 已装船` */
export const share = (count: number, of: number, state: string): string => `${count}/${of} ${state}`

export const reasons = {
  alone: '仅此一个来源',
  ruling: '人工裁定',
  standing: '按长期裁定',
  source: '来源优先',
  timed: '有具体时间，优先于仅有日期',
  newest: '同级来源中最新',
} as const

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

export const conflicts = { time: '时间不一致', ship: '船名不一致', place: '地点不一致', seal: '封号不一致' } as const

export const flags = {
  gap: '夏令时跳过的时间，已顺延',
  fold: '夏令时重复的时间，取第一次',
  'no-zone': '时区不明，日期可能差一天',
  future: '实际时间晚于收到时间，不作为实际',
} as const
