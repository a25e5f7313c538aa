import { buttons, menus } from '../../may.ts'
import { Null, ObjectSchema, Optional, strict, WordSchema } from '../../schema.ts'
import { defineEndpoint, openFile } from '../../endpoint.ts'
import { Id, page, pageQuery, text } from '../../envelope.ts'
import { siTemplateInput, siTemplateOutput } from '../schemas.ts'
import { siScreens } from '../menus.ts'

const byId = ObjectSchema({ Id }, strict)
/** company: all colleagues see and change it · personal: its owner alone */
const Scope = WordSchema('company', 'personal')
const editing = buttons(
  { path: '/external/workbench/siTemplate', code: 'edit' },
  { path: '/external/workbench/siSubmit', code: 'submit' },
  { path: '/tdManage/siCreator', code: 'submit' },
)

/** Id 0 is a new one. With UpdateTime an older version than the stored one is refused with 412. Names are unique in a company. */
export const saveSiTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingTemplate/AddOrModifyTDTemplate',
  summary: '保存补料模板（Id 为 0 新建）',
  may: editing,
  body: siTemplateInput,
  reply: siTemplateOutput,
})
export const siTemplateInfo = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingTemplate/GetTDTemplateInfo',
  summary: '补料模板',
  may: menus(...siScreens.editor, ...siScreens.templates),
  query: byId,
  reply: siTemplateOutput,
})
/** Templates of the caller's company and the caller's own; most recently used first. */
export const siTemplateList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingTemplate/GetTDTemplateList',
  summary: '补料模板列表',
  may: menus(...siScreens.editor, ...siScreens.templates),
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)), Scope: Optional(Scope) }, strict),
  reply: page(siTemplateOutput),
})
export const removeSiTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingTemplate/RemoveTDTemplate',
  summary: '删除补料模板',
  may: editing,
  body: byId,
  reply: Null(),
})
/** The template for filling in a draft; counted and dated. */
export const useSiTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingTemplate/UseTDTemplate',
  summary: '套用补料模板',
  may: editing,
  body: byId,
  reply: siTemplateOutput,
})
/** A new template with the texts of a record that the caller may read. Id: the record's. */
export const addSiTemplateFromRecord = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingTemplate/AddTDTemplateFromRecord',
  summary: '由补料生成模板',
  may: editing,
  body: ObjectSchema({ Id, TBI_TEMPLATE_NAME: text(100), Scope: Optional(Scope) }, strict),
  reply: siTemplateOutput,
})
/** A blob (xlsx): the file name comes in content-disposition. GoodsType, as in TBI_GOODS_TYPE: with the columns of that type of cargo. */
export const siTemplateFile = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingTemplate/DownloadTemplateFile',
  summary: '下载集装箱明细模板（xlsx）',
  may: menus(...siScreens.editor),
  query: ObjectSchema({ GoodsType: Optional(text(10)) }, strict),
  reply: openFile('空白模板，不含业务数据'),
})
