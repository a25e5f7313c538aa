/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = {
  audit: '箱单审核',
  auditAll: '箱单审核（通用）',
  issueAll: '开放箱单（通用）',
  lists: '我的待装箱单',
  log: '操作记录',
  messages: '堆场码头收发记录',
  channels: '堆场码头通道',
  issue: '开放箱单',
  slips: '箱单数据查询',
  preview: '箱单预览',
  apply: '申请箱单',
  own: '箱单列表',
  mine: '我的箱单',
  application: '箱单申请',
  split: '拆分详情',
  linked: '箱单',
} as const
