import type { DocumentTemplate } from '@jst/contracts/document'
import { at } from './sample.ts'

export const templateOf = (Id: number, more: Partial<DocumentTemplate> = {}): DocumentTemplate => ({
  Id,
  UpdateTime: at,
  Name: '美西家具整柜',
  Shared: true,
  By: '周海岚',
  Mine: true,
  Uses: 12,
  UsedAt: at,
  ...more,
})
export const templateRows: readonly DocumentTemplate[] = [
  templateOf(1),
  templateOf(2, { Name: '汉堡厨具', Shared: false, Uses: 3 }),
  templateOf(3, { Name: '鹿特丹拼箱', By: '王建国', Mine: false, Uses: 0, UsedAt: null }),
]
