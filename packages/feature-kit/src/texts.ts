/** Every Chinese text of the package. */
export const texts = {
  unexpected: '操作没有成功，请稍后重试。',
  unknownDevice: '未知设备',
  leaveTitle: '有未保存的修改',
  leaveContent: '离开后这些修改将丢失。',
  history: {
    title: (name: string) => `变更记录：${name}`,
    loading: '正在加载',
    empty: '还没有变更记录',
    more: '查看更早的记录',
    blank: '（空）',
    yes: '是',
    no: '否',
  },
  download: {
    cancel: '取消',
    preparing: '正在生成…',
    received: (kilobytes: string) => `已接收 ${kilobytes} KB`,
    file: (no: number, count: number, progress: string) => `第 ${no} / ${count} 个，${progress}`,
    saved: (count: number) => (count > 1 ? `已保存 ${count} 个文件` : '文件已保存'),
    cancelled: (saved: number) => (saved > 0 ? `已取消，此前已保存 ${saved} 个文件` : '已取消，没有保存文件'),
  },
} as const
