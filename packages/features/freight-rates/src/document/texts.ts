export const texts = {
  copy: '复制',
  copied: (code: string) => `已复制为 ${code}`,
  number: '编号',
  notFound: '没有找到，可能已被删除或无权查看',
  back: '返回列表',
  merged: (code: string) => `已合并到 ${code}`,
} as const
