/** Sentences of the area. */
export const texts = {
  nameNeeded: '请填写视图名称',
  name: '视图名称',
  tooMany: (most: number) => `每个列表最多保存 ${most} 个视图，请先删除不用的视图`,
  taken: (name: string) => `已有名为“${name}”的视图，请换一个名称`,
} as const
