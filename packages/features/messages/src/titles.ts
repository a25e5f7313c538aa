/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = {
  list: '我的消息',
  detail: '消息详情',
  globalList: '全局消息列表',
  globalEditor: '发送全局消息',
  manage: '消息管理',
} as const
