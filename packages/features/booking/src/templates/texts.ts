import { speech } from '../speech.ts'

const chinese = {
  saveAs: '另存为模板',
  saveNote: '保存航线、货物、箱型、收发通和条款；日期、船期、价格和单号不保存。',
  editTitle: (name: string) => `改名与共享：${name}`,
  name: '模板名称',
  nameHint: '最多 50 个字，例如：美西家具整柜',
  shared: '共享给公司同事',
  sharedHint: '共享后同事都能使用和改名，只有创建人能取消共享',
  save: '保存',
  saved: (name: string) => `模板“${name}”已保存`,
  use: '使用',
  useNamed: (name: string) => `使用模板“${name}”`,
  copy: '复制',
  copyName: (name: string) => `${name.slice(0, 46)} 副本`,
  edit: '改名/共享',
  remove: '删除',
  removeAsk: (name: string) => `删除模板“${name}”？`,
  removeShared: '这是共享模板，删除后同事也不能再使用，且不能恢复。',
  removeOwn: '删除后不能恢复；已用它生成的订舱不受影响。',
  removed: '模板已删除',
  beginWith: '从模板开始',
  empty: '还没有订舱模板',
  emptyHint: '填写订舱时点“另存为模板”，下次同样的订舱一键带出。',
  keyword: '关键字',
  keywordHint: '模板名称、客户、港口代码',
  views: { all: '全部', shared: '公司共享', own: '仅自己' },
  columns: {
    name: '模板名称',
    scope: '范围',
    route: '航线',
    boxes: '箱型箱量',
    carrier: '船公司',
    customer: '客户',
    uses: '使用次数',
    usedAt: '最近使用',
    by: '创建人',
    act: '操作',
  },
} as const
export type TemplateTexts = typeof chinese

/** Words of templates of bookings. */
export const texts = speech.words('templates', chinese)
