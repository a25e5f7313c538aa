/** Texts of published versions, for parts and contents. */
export const texts = {
  none: '还没有发布过',
  noneHint: '每次发布都会留下一个版本，可以查看和恢复。',
  version: (no: number) => `第 ${no} 版`,
  live: '访客可见',
  look: '查看',
  lookAt: (no: number) => `查看第 ${no} 版`,
  restore: '恢复',
  restoreOf: (no: number) => `恢复第 ${no} 版`,
  restoreAsk: (no: number) => `恢复第 ${no} 版？`,
} as const
