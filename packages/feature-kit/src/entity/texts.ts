import { findingTexts, type Chosen, type EntityField, type EntitySpec, type ImportPlan } from '@jst/contracts/entity'
import type { Words } from '../words.ts'

/** A declared entity or field. */
interface Named {
  zh: string
  en?: string
}

type Hinted = Pick<EntityField, 'hint' | 'hintEn'>
type Grouped = Pick<EntityField, 'group' | 'groupEn'>
type Decided = Pick<EntityField, 'elsewhere' | 'elsewhereEn'>
type Sourced = Pick<EntitySpec, 'source' | 'sourceEn'>
type ImportProblem = ImportPlan['Problems'][number]

/** Words of the lists that a declaration makes. */
export const texts = {
  /** What an entity or a field is called. */
  nameOf: ({ zh }: Named): string => zh,
  hintOf: ({ hint = '' }: Hinted): string => hint,
  choicesOf: ({ choices = {} }: Chosen): Readonly<Record<string, string>> => choices,
  groupOf: ({ group = '' }: Grouped): string => group,
  elsewhereOf: ({ elsewhere = '' }: Decided): string => elsewhere,
  sourceOf: ({ source = '' }: Sourced): string => source,
  /** What is wrong with a value. */
  findings: findingTexts,
  /** What is wrong with a cell of a file; `field`: that of its column. */
  problemOf: ({ Message }: ImportProblem, _field: EntityField | undefined): string => Message,
  add: (zh: string) => `新增${zh}`,
  addTitle: (zh: string) => `新增${zh}`,
  editTitle: (zh: string, name: string) => `编辑${zh}：${name}`,
  viewTitle: (zh: string, name: string) => `${zh}：${name}`,
  copyTitle: (zh: string, name: string) => `复制${zh}：${name}`,
  save: '保存',
  close: '关闭',
  cancel: '取消',
  saved: (name: string) => `已保存：${name}`,
  yes: '是',
  no: '否',
  none: '（无）',
  chooseNone: '请选择',
  listHint: '多项用分号分隔',
  joint: '；',
  platformNotice: '这是平台数据：本公司可以修改显示名称、排序与启用状态，其余内容由平台维护。',
  keyword: '关键字',
  keywordHint: '代码、中英文名、拼音、别名',
  layer: '数据归属',
  layers: { platform: '平台', company: '本公司' },
  overridden: '平台·已改',
  overriddenHint: '本公司改过显示名称、排序或启用状态',
  state: '状态',
  states: { active: '启用', disabled: '停用', removed: '已移除', merged: '已合并' },
  mergedInto: (code: string) => `已合并到 ${code}`,
  acts: '操作',
  updated: '更新时间',
  views: { all: '全部', active: '启用', disabled: '停用', own: '本公司', merged: '已合并', removed: '回收站' },
  edit: '编辑',
  view: '查看',
  moreOf: (code: string) => `更多操作：${code}`,
  copy: '复制为新数据',
  enable: '启用',
  disable: '停用',
  merge: '合并到…',
  history: '变更记录',
  remove: '移入回收站',
  restore: '恢复',
  removeAsk: (count: number) => `将 ${count} 条数据移入回收站？`,
  removeContent: '移入后不再出现在列表与选择框中，可在回收站恢复。',
  removed: (count: number) => `已移入回收站 ${count} 条`,
  restored: (count: number) => `已恢复 ${count} 条`,
  enabled: (count: number) => `已启用 ${count} 条`,
  disabled: (count: number) => `已停用 ${count} 条`,
  setField: '批量设置',
  setFieldOf: (count: number) => `批量设置（${count}）`,
  setFieldDone: (count: number) => `已设置 ${count} 条`,
  field: '字段',
  value: '设为',
  apply: '应用',
  import: '导入',
  export: '导出',
  exportXlsx: 'Excel 文件',
  exportCsv: 'CSV 文件',
  empty: (zh: string) => `还没有${zh}`,
  emptyHint: '可以逐条新增，也可以从 Excel 导入。',
  source: (source: string) => `数据来源：${source}`,
  inline: { edit: (zh: string, code: string) => `修改${zh}：${code}`, now: (act: string, value: string) => `${act}：${value}` },
  merging: {
    title: (zh: string, name: string) => `合并${zh}：${name}`,
    lead: '合并后，原代码指向保留的数据；历史单据上的原代码仍可读，不能再选用。',
    into: '保留哪一条',
    act: '合并',
    missing: '请选择要保留的数据',
    done: (code: string, into: string) => `${code} 已合并到 ${into}`,
  },
  places: { views: '查看方式', list: '列表', map: '地图' },
  importing: {
    title: (zh: string) => `导入${zh}`,
    lead: '选择 xlsx、csv 文件，或把表格内容粘贴到下面。先检查，不会写入任何数据；确认后才导入，导入后可整批撤销。',
    pick: '选择文件',
    source: '数据来源（可不填）',
    sourceHint: '同一来源的叫法会一起识别和记住，如 SITC 月度船期、某同行运价表',
    paste: '粘贴表格内容（含表头）',
    pasteName: '粘贴内容.csv',
    check: '检查粘贴内容',
    template: '下载导入模板',
    checking: '正在检查…',
    counts: (lines: number, adds: number, changes: number, same: number, bad: number) =>
      `共 ${lines} 行：新增 ${adds}，更新 ${changes}，无变化 ${same}，有问题 ${bad}`,
    unknown: (names: string) => `以下列不会导入：${names}`,
    comma: '、',
    problems: '有问题的行',
    shown: (shown: number) => `先列出 ${shown} 个问题`,
    columns: { line: '行', field: '列', value: '内容', message: '问题', suggest: '建议' },
    notes: '不采用的内容',
    notesHint: '这些行照常导入，但以下内容以别处维护的为准，不会写入。',
    noteColumns: { line: '行', field: '列', value: '文件内容', message: '说明' },
    runAll: (count: number) => `导入 ${count} 行`,
    runGood: (count: number) => `跳过有问题的行，导入 ${count} 行`,
    done: (count: number) => `已导入 ${count} 行`,
    recent: '最近的导入',
    states: { planned: '已检查', done: '已导入', undone: '已撤销' },
    undo: '撤销导入',
    undoAsk: (name: string) => `撤销“${name}”的导入？`,
    undoContent: '新增的数据将删除，更新的数据恢复原值；导入后又被修改过的批次不能撤销。',
    undone: '已撤销导入',
  },
  actions: {
    'entity.add': '新增',
    'entity.modify': '修改',
    'entity.enable': '启用',
    'entity.disable': '停用',
    'entity.remove': '移入回收站',
    'entity.restore': '从回收站恢复',
    'entity.merge': '合并到其他数据',
    'entity.absorb': '并入重复数据',
    'entity.import': '导入',
    'entity.import-undo': '撤销导入',
  } as Readonly<Record<string, string>>,
  historyFields: { Code: '代码', MergedInto: '合并', Import: '文件' } as Readonly<Record<string, string>>,
} as const

/** The same in any language. */
export type EntityTexts = Words<typeof texts>
