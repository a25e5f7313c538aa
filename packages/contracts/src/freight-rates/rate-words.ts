/** Box types that rates have columns for; a fifth is named by `OtherBox`. */
export const rateBoxes = ['20GP', '40GP', '40HQ', '45HQ', 'Other'] as const
export type RateBoxKey = (typeof rateBoxes)[number]

export const rateTypes = { FAK: 'FAK', NAC: 'NAC', CONTRACT: '合约价', SPOT: '现舱特价', HEAVY: '大柜重货', COMMODITY: '指定品名' } as const
export const rateTypesEn = {
  FAK: 'FAK',
  NAC: 'NAC',
  CONTRACT: 'Contract',
  SPOT: 'Spot',
  HEAVY: 'Heavy boxes',
  COMMODITY: 'Named commodity',
}
/** Which date of a sailing decides whether a rate holds; the codes are those of `@jst/price-engine`. */
export const rateBases = {
  ATD: '按大船 ATD',
  SO_ETD: '按 SO 上大船 ETD',
  ON_BOARD: '按提单 ON BOARD',
  SCHEDULE_ETD: '按船期表 ETD',
  LTD: '按大船 LTD',
  BARGE_ATD: '按驳船 ATD',
  BARGE_SO_ETD: '按 SO 驳船 ETD',
} as const
export const rateBasesEn = {
  ATD: 'Vessel ATD',
  SO_ETD: 'SO ETD',
  ON_BOARD: 'On board',
  SCHEDULE_ETD: 'Schedule ETD',
  LTD: 'Vessel LTD',
  BARGE_ATD: 'Barge ATD',
  BARGE_SO_ETD: 'Barge SO ETD',
}
export const rateVisibility = { ALL: '全部客户', LEVELS: '指定等级', CUSTOMERS: '指定客户', INTERNAL: '仅内部' } as const
export const rateVisibilityEn = { ALL: 'All customers', LEVELS: 'Levels', CUSTOMERS: 'Customers', INTERNAL: 'Internal' }
export const weekdays = { 1: '周一', 2: '周二', 3: '周三', 4: '周四', 5: '周五', 6: '周六', 7: '周日' }
export const weekdaysEn = { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' }
