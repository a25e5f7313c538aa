export const texts = {
  effects: { pending: '未生效', active: '生效中', expired: '已失效' },
  daysLeft: (days: number) => (days === 0 ? '今天到期' : `剩 ${days} 天`),
} as const
