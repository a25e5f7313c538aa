import { speech } from '../../speech.ts'

const chinese = {
  mbl: '主提单号',
  order: '委托编号',
  company: '委托公司',
  deadline: '截单',
  carrier: '船公司',
  vessel: '船名 / 航次',
  route: '装货港 → 卸货港',
  boxes: '箱型箱量',
  progress: '进度',
  savedAt: '保存时间',
  savedBy: '保存人',
  state: '状态',
  act: '操作',
  drafts: (count: number, of: number) => `${count} / ${of} 份`,
  submitted: '该委托已有提交的补料',
  none: '–',
} as const
export type OrderTexts = typeof chinese

/** Headings and words of what is told about orders and the sets begun for them. */
export const texts = speech.words('orders', chinese)
