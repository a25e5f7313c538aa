import type { MappingKind } from '@jst/contracts/system'
import type { HistoryWords } from '@jst/feature-kit'

/** Words of the relations between codes. */
export const texts = {
  title: '关系映射',
  keyword: '关键字',
  keywordHint: '对方代码、名称、我方代码、备注',
  kinds: {
    company: '往来单位',
    port: '港口',
    carrier: '船公司',
    containerType: '箱型',
    charge: '费用代码',
    goods: '品名',
    other: '其他',
  } satisfies Record<MappingKind, string>,
  all: '全部',
  columns: {
    kind: '类别',
    system: '对方系统',
    externalCode: '对方代码',
    externalName: '对方名称',
    ourCode: '我方代码',
    remark: '备注',
    updater: '更新人',
    updated: '更新时间',
    act: '操作',
  },
  acts: { add: '新增映射', paste: '粘贴导入', edit: '修改', view: '查看', remove: '删除', history: '变更记录' },
  form: {
    add: '新增映射',
    edit: (code: string) => `修改映射 ${code}`,
    view: (code: string) => `映射 ${code}`,
    systemHint: '对方系统或合作方的名称，例如：中远 EDI',
    ourHint: {
      company: '企业代码，例如 YFJCK',
      port: '五位港口代码，例如 CNSHA',
      carrier: '船公司代码，例如 COSCO',
      containerType: '箱型代码，例如 40HQ',
    } as Readonly<Partial<Record<MappingKind, string>>>,
    save: '保存',
    cancel: '取消',
    saved: '映射已保存',
  },
  remove: {
    title: (code: string) => `删除 ${code} 的映射？`,
    content: '删除后，对方的这个代码将无法自动识别。',
    ok: '删除',
    done: '映射已删除',
  },
  paste: {
    title: '粘贴导入映射',
    lead: '从 Excel 或 WPS 复制以下六列（可带表头），粘贴到下方后检查。检查通过才会导入，任何一行有误都不会写入。',
    order: '类别、对方系统、对方代码、对方名称、我方代码、备注',
    field: '粘贴内容',
    check: '检查',
    import: (rows: number) => `导入 ${rows} 行`,
    none: '没有可导入的内容，请先粘贴表格',
    tooMany: (most: number, rows: number) => `一次最多导入 ${most} 行，当前 ${rows} 行，请分批粘贴`,
    problems: (count: number) => `有 ${count} 处问题，请在表格中修改后重新粘贴：`,
    problem: (line: number, label: string, message: string) => `第 ${line} 行「${label}」：${message}`,
    ready: (added: number, updated: number, skipped: number) => `检查通过：新增 ${added} 行，更新 ${updated} 行，无变化 ${skipped} 行。`,
    done: (added: number, updated: number) => `已新增 ${added} 行，更新 ${updated} 行`,
  },
  empty: '没有符合条件的映射',
  emptyHint: '可更换条件，或新增、粘贴导入映射。',
} as const

export const historyWords: HistoryWords = {
  actions: { 'mapping.add': '新增', 'mapping.modify': '修改', 'mapping.remove': '删除', 'mapping.import': '批量导入' },
  fields: {
    Kind: '类别',
    System: '对方系统',
    ExternalCode: '对方代码',
    ExternalName: '对方名称',
    OurCode: '我方代码',
    Remark: '备注',
  },
  show: (field, value) => (field === 'Kind' ? texts.kinds[value as MappingKind] : undefined),
}
