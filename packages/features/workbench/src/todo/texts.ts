import type { ToDoKind } from '@jst/contracts/workbench'

/** Texts of the things to do. */
export const texts = {
  title: '工作中心',
  figures: '我的待办',
  kinds: {
    siMine: '我领取的补料',
    siReview: '待审核补料',
    siDay: '24 小时内截单',
    siOverdue: '已过截单',
    messages: '未读消息',
    applications: '待审核入驻',
    binds: '待审批关联',
  } satisfies Record<ToDoKind, string>,
  hints: {
    siMine: '在我名下，等待审核',
    siReview: '等待我方审核',
    siDay: '待审核与退回未改',
    siOverdue: '待审核与退回未改',
    messages: '尚未打开',
    applications: '企业已提交，等待审核',
    binds: '申请加入本企业',
  } satisfies Record<ToDoKind, string>,
  acts: {
    siMine: '继续审核',
    siReview: '去审核',
    siDay: '去处理',
    siOverdue: '去处理',
    messages: '查看',
    applications: '去审核',
    binds: '去审批',
  } satisfies Record<ToDoKind, string>,
  columns: { kind: '类型', title: '事项', note: '相关信息', due: '截止', since: '进入时间', act: '操作' },
  all: '全部',
  filter: '按类型筛选',
  tasks: '待办事项',
  most: (count: number) => `每类最多列出最紧急的 ${count} 项，点击上方数字可查看全部。`,
  none: '没有待办事项',
  noneHint: '新的补料、消息或申请会出现在这里。',
}
