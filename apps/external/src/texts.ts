import type { Brand } from '@jst/shell'

export const brand: Brand = { name: '船务协同平台' }
