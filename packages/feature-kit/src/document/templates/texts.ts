import { useSharedWords } from '../../screens/page-speech.tsx'

const chinese = {
  keyword: '关键字',
  views: { all: '全部', shared: '公司共享', own: '仅自己' },
  columns: { name: '模板名称', scope: '范围', uses: '使用次数', usedAt: '最近使用', by: '创建人', updatedAt: '更新时间', act: '操作' },
  use: '使用',
  useNamed: (name: string) => `使用模板“${name}”`,
  edit: '编辑',
  copy: '复制',
  // a name has at most 50 characters
  copyName: (name: string) => `${name.slice(0, 46)} 副本`,
  remove: '删除',
  removeAsk: (name: string) => `删除模板“${name}”？`,
  removeShared: '这是共享模板，删除后同事也不能再使用，且不能恢复。',
  removeOwn: '删除后不能恢复；已用它生成的单据不受影响。',
  removed: '模板已删除',
  saved: (name: string) => `模板“${name}”已保存`,
  saveAs: '另存为模板',
  editTitle: (name: string) => `改名与共享：${name}`,
  name: '模板名称',
  nameHint: (example: string) => `最多 50 个字，例如：${example}`,
  shared: '共享给公司同事',
  sharedHint: '共享后同事都能使用和修改，只有创建人能取消共享',
  save: '保存',
} as const
export type TemplateTexts = typeof chinese

/** Texts of the templates of a document. */
export const useTemplateTexts = () => useSharedWords('templates', chinese)
