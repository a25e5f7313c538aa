import { texts as kit } from '../texts.ts'

/** Words of every form in a window. */
export const texts = {
  save: '保存',
  cancel: '取消',
  close: '关闭',
  leave: kit.leaveTitle,
  stay: '继续编辑',
  discard: '放弃修改',
  stale: {
    lead: '保存之前，这条数据已被他人修改。请对比后选择：',
    label: '他人的修改与您的修改',
    field: '字段',
    before: '打开时',
    theirs: '现在的内容',
    mine: '您的内容',
    none: '（无）',
  },
} as const
