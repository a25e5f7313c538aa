export const texts = {
  copy: '复制',
  copied: (code: string) => `已复制为 ${code}`,
} as const
