import { texts as kit } from '../texts.ts'

/** Words of every form in a window. */
export const texts = {
  save: '保存',
  cancel: '取消',
  close: '关闭',
  leave: kit.leaveTitle,
  stay: '继续编辑',
  discard: '放弃修改',
} as const
