export const texts = {
  number: '编号',
  effects: { pending: '未生效', active: '生效中', expired: '已失效' },
  daysLeft: (days: number) => (days === 0 ? '今天到期' : `剩 ${days} 天`),
  notFound: '没有找到，可能已被删除或无权查看',
  back: '返回列表',
  merged: (code: string) => `已合并到 ${code}`,
} as const
