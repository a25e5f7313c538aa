import type { MappingKind } from '@jst/contracts/system'

/** Words that people write for a kind, besides its key. */
export const kindWords: Readonly<Record<MappingKind, readonly string[]>> = {
  company: ['往来单位', '企业', '客户', '公司', '供应商'],
  port: ['港口'],
  carrier: ['船公司'],
  containerType: ['箱型'],
  charge: ['费用代码', '费用'],
  goods: ['品名', '货物'],
  other: ['其他'],
}
