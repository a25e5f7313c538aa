import type { MappingLine } from '@jst/contracts/system'

/** Headings that people give the columns of a table of mappings, besides ours. */
export const headings: Readonly<Record<keyof MappingLine, readonly string[]>> = {
  Kind: ['类型', 'Kind'],
  System: ['系统', '合作方', 'System'],
  ExternalCode: ['外部代码', 'External code'],
  ExternalName: ['外部名称', 'External name'],
  OurCode: ['本方代码', '代码', 'Our code'],
  Remark: ['说明', 'Remark'],
}
