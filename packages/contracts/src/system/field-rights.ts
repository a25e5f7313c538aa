import { Literal, type Static, Union } from '../schema.ts'

/** How far a role's holder goes with a sensitive field. Without an item: `edit`. Of several roles the widest counts. */
export const FieldValue = Union([Literal('edit'), Literal('view'), Literal('hidden')])
export type FieldValue = Static<typeof FieldValue>

/** ItemKey of field permissions among the PermissionItems (spec §6). */
export const fieldItemKey = 'field'

/** Sensitive fields, by PermissionKey (commercial handbook §2.4). */
export const sensitiveFields = {
  costPrice: { zh: '成本价', meaning: '船公司、同行给我司的价格' },
  floorPrice: { zh: '底价', meaning: '销售报价不得低于的价格' },
  margin: { zh: '毛利', meaning: '售价减成本' },
  supplier: { zh: '供应商', meaning: '运价、舱位来自哪家供应商' },
  contractNo: { zh: '合约号', meaning: '与船公司签订的运价合约号' },
  customerContact: { zh: '客户联系方式', meaning: '客户的邮箱、手机' },
} as const
export type SensitiveField = keyof typeof sensitiveFields
