import { speech } from '../speech.ts'

const chinese = {
  list: '订舱单列表',
  all: '全部',
  amendments: '改配申请',
  overdue: '已超期',
  late: (span: string) => `已超期 ${span}`,
  cancelling: '退关申请',
  newBooking: '新增订舱',
  amending: '待答复改配',
} as const
export type ListTexts = typeof chinese

/** Words of lists of bookings. */
export const texts = speech.words('lists', chinese)
