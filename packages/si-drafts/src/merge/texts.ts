export const texts = {
  box: (name: string) => `箱 ${name}`,
  line: (position: number) => `明细 ${position}`,
  draft: (name: string) => `提单 ${name}`,
  removedThere: (name: string) => `${name}（对方已删除）`,
  removedHere: (name: string) => `${name}（您已删除，对方有修改）`,
  target: '拆分票数',
  type: '补料模式',
  onBehalf: '代提交的公司',
} as const
