import { speech } from '../../speech.ts'

const chinese = {
  title: '并单',
  hint: '把同一公司、同船同航次的其他委托并入本票提单。',
  search: '搜索委托',
  searchHint: '委托编号、主提单号或船名',
  find: '查找',
  add: '并入',
  none: '没有可并入的委托。',
  sameVesselOnly: '仅列出同一公司、同船同航次的委托',
  columns: { mblNo: '主提单号', orderNo: '委托编号', route: '装货港 → 卸货港', boxes: '箱型箱量', state: '补料状态', act: '操作' },
  mainNo: '并单后提单号',
  added: (mblNo: string) => `已并入 ${mblNo}`,
  takeOut: (mblNo: string) => `移出 ${mblNo}`,
  takenOut: '已移出；其箱货仍在本票，请核对。',
  list: '已并入的委托',
  goOn: '仍然并入',
  gone: (mblNo: string) => `委托 ${mblNo} 已不在可见范围内，请刷新后重新查找。`,
  close: '完成',
} as const
export type CombineTexts = typeof chinese

/** Texts of combining orders. */
export const texts = speech.words('combine', chinese)
