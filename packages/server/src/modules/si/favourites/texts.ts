/** Texts of favourite texts. */
export const texts = {
  full: (most: number) => `该客户的常用文字已有 ${most} 条，请先删除不再使用的再保存`,
  empty: '请先填写内容再存为常用',
  label: '内容',
} as const
