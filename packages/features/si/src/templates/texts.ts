import { spaced } from '@jst/contracts/values'
import { speech } from '../speech.ts'

const chinese = {
  label: '补料模板',
  add: '新建模板',
  fromRecord: '从补料生成',
  empty: '还没有补料模板',
  emptyHint: '把常用的收发通、唛头和货描存成模板，下次填写补料一键套用。',
  scopes: { company: '公司', personal: '个人' },
  columns: { consignee: '收货人', goods: '货物描述' },
  keywordHint: '模板名称、收货人',
  drawer: {
    newTitle: '新建模板',
    editTitle: (name: string) => `编辑模板 ${name}`,
    name: '模板名称',
    nameHint: '最多 50 个字，公司内不能重名',
    packageHint: '例如 纸箱、CARTONS，可以自己填写',
    scope: '范围',
    scopeCompany: '公司模板：同事都能使用和修改',
    scopePersonal: '个人模板：只有我能看到',
    notOwner: (name: string) => spaced`由${name}创建，只有创建人能改为个人模板`,
    save: '保存',
    cancel: '取消',
    warnings: '以下内容套用后会有提示，可以先保存：',
  },
  pick: {
    title: '从补料生成模板',
    lead: '选择一票补料，其收发通、唛头、货描等文字会存为模板；箱封号、船名航次和单号不会带入。',
    record: '补料',
    search: '查找补料',
    searchHint: '提单号、委托编号、收货人',
    empty: '没有找到补料',
    pickRecord: '请选择一票补料',
    act: '生成模板',
  },
} as const
export type TemplateTexts = typeof chinese

/** Words of the template list. */
export const texts = speech.words('templates', chinese)
