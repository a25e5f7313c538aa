import { cargoTypes } from '@jst/contracts/booking'
import { speech } from '../customer/speech.ts'

const chinese = {
  pol: '装货港',
  pods: '卸货港',
  day: '预计开航',
  boxes: '箱型箱量',
  boxesHint: '如 40HQ*2,20GP*1；同箱型货重或归属不同时分开写，如 40HQ*1,40HQ*1',
  search: '查询',
  needed: '请填写',
  boxesWrong: '请写成 40HQ*2,20GP*1，或 40HQ*1-24.5-SOC，最多 5 种箱型',
  tooManyPods: (most: number) => `最多 ${most} 个卸货港`,
  cargo: '货物情况（选填）',
  cargoHint: '填写后按条件计入超重、危险品、货主箱等附加费',
  boxTons: (boxes: string) => `${boxes} 单箱货重（吨）`,
  tonsWrong: '请填写 0～999 的数字，最多 3 位小数',
  cargoType: '货物类型',
  anyCargo: '未填写',
  soc: (boxes: string) => `${boxes} 货主箱 SOC`,
  bills: '提单数',
  billsWrong: '请填写 1～99 的整数',
  cargoTypes: cargoTypes as Readonly<Record<string, string>>,
} as const
export type PriceFormTexts = typeof chinese

/** Words of the line that asks for prices, of the staff and of customers. */
export const texts = speech.words('form', chinese)
