import type { HistoryWords } from '@jst/feature-kit'

/** Words of the dictionaries. */
export const texts = {
  title: '基础代码',
  keyword: '关键字',
  keywordHint: '代码、中文或英文名称',
  group: '字典分组',
  views: { all: '全部', platform: '平台代码', own: '本企业代码', disabled: '已停用' },
  columns: {
    code: '代码',
    name: '中文名称',
    nameEn: '英文名称',
    group: '字典分组',
    sort: '排序',
    layer: '来源',
    state: '状态',
    updated: '更新时间',
    act: '操作',
  },
  layers: { platform: '平台', own: '本企业' },
  states: { on: '启用', off: '停用' },
  acts: { add: '新增代码', addGroup: '新增分组', edit: '修改', view: '查看', remove: '删除', history: '变更记录' },
  form: {
    add: '新增代码',
    edit: (code: string) => `修改代码 ${code}`,
    view: (code: string) => `代码 ${code}`,
    platform: '这是平台代码，由平台管理员维护。本企业可在同一分组中新增自己的代码。',
    codeHint: '字母或数字开头，可含 . _ / -，最多 40 个字符；保存后不能修改。',
    badCode: '代码须以字母或数字开头，只含字母、数字和 . _ / -',
    sortHint: '0～9999，数字小的排在前面。',
    badSort: '请填写 0～9999 的整数',
    enabled: '启用',
    enabledHint: '停用后不再供新业务选择，已有业务不受影响。',
    save: '保存',
    saved: (code: string) => `代码 ${code} 已保存`,
  },
  groupForm: {
    title: '新增字典分组',
    code: '分组编码',
    name: '分组名称',
    nameEn: '英文名称',
    saved: (name: string) => `字典分组“${name}”已新增`,
  },
  remove: {
    title: (code: string) => `删除代码 ${code}？`,
    content: '删除后不能恢复；如只是不再使用，可以改为停用。',
    ok: '删除',
    done: (code: string) => `代码 ${code} 已删除`,
  },
  empty: '没有符合条件的代码',
  emptyHint: '可更换条件，或新增本企业的代码。',
} as const

export const historyWords: HistoryWords = {
  actions: { 'code.add': '新增', 'code.modify': '修改', 'code.remove': '删除' },
  fields: { Code: '代码', Name: '中文名称', NameEn: '英文名称', Sort: '排序', Enabled: '启用' },
}
