import { speech } from '../speech.ts'

const chinese = {
  saveNote: '保存航线、货物、箱型、收发通和条款；日期、船期、价格和单号不保存。',
  example: '美西家具整柜',
  edit: '改名/共享',
  beginWith: '从模板开始',
  empty: '还没有订舱模板',
  emptyHint: '填写订舱时点“另存为模板”，下次同样的订舱一键带出。',
  keywordHint: '模板名称、客户、港口代码',
  columns: { route: '航线', boxes: '箱型箱量', carrier: '船公司', customer: '客户' },
} as const
export type TemplateTexts = typeof chinese

/** Words of templates of bookings. */
export const texts = speech.words('templates', chinese)
