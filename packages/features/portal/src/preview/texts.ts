export const texts = { loading: '正在打开预览…' } as const
