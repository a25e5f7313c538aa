/** Texts about other editors of the same part or content. */
export const texts = {
  others: (names: string) => `${names} 也在编辑此页，保存前请先沟通`,
  heard: {
    opened: (name: string) => `${name} 打开了此页`,
    saved: (name: string) => `${name} 刚保存了草稿`,
    published: (name: string) => `${name} 刚发布了新版本`,
    offline: (name: string) => `${name} 刚下线了此内容`,
  },
  compareLater: '您有未保存的修改，保存时可以对比取舍。',
} as const
