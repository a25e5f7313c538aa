export const texts = {
  job: '催补料',
  done: (count: number) => `已催 ${count} 票`,
  title: (bill: string, count: number) => `请提交补料：${bill}${count > 1 ? `（第 ${count} 次提醒）` : ''}`,
  body: (orderNo: string, until: string) => `委托 ${orderNo} 尚未提交补料，请在 ${until} 前提交；已退回的请修改后重新提交。`,
} as const
