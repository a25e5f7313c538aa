import { richMost } from '../../rich/rich.ts'
import { textField } from '../../entity/common-fields.ts'
import type { EntityField, TextEntityField } from '../../entity/fields.ts'

/** Fields that kinds of contents share. */
export const title = (zh: string, max = 80): TextEntityField => ({
  key: 'NameZh',
  kind: 'text',
  zh,
  en: 'Title',
  max,
  required: true,
  listed: 260,
  search: true,
})
export const summary: EntityField = {
  key: 'Summary',
  kind: 'lines',
  zh: '摘要',
  en: 'Summary',
  max: 200,
  hint: '显示在列表与搜索引擎结果中',
}
export const picture: EntityField = { key: 'Picture', kind: 'picture', zh: '封面图片', en: 'Picture', max: 32 }
export const body = (zh: string): EntityField => ({ key: 'Body', kind: 'rich', zh, en: 'Text', max: richMost })
export const integerField = (key: string, zh: string, en: string, min: number, max: number, more: Partial<EntityField> = {}): EntityField =>
  ({ key, kind: 'number', zh, en, min, max, digits: 0, listed: 90, ...more }) as EntityField
export const pol: EntityField = { key: 'PolCode', kind: 'reference', to: 'port', zh: '装货港', en: 'POL', listed: 130, filter: true }
export const pod: EntityField = { key: 'PodCode', kind: 'reference', to: 'port', zh: '卸货港', en: 'POD', listed: 130, filter: true }

const inEnglish = { group: '英文内容', groupEn: 'In English', hint: '留空时英文页面显示中文' } as const
/** Fields for visitors of the English pages. */
const nameEn = textField('NameEn', '英文标题', 'Title in English', 160, inEnglish)
export const english: readonly EntityField[] = [
  nameEn,
  { key: 'SummaryEn', kind: 'lines', zh: '英文摘要', en: 'Summary in English', max: 400, ...inEnglish },
  { key: 'BodyEn', kind: 'rich', zh: '英文正文', en: 'Text in English', max: richMost, ...inEnglish },
]

const shown = { group: '展示与时间', groupEn: 'Shown' }
/** When a content is seen, and its place in lists. */
export const shownFields: readonly EntityField[] = [
  {
    key: 'PublishOn',
    kind: 'date',
    zh: '发布日期',
    en: 'Published on',
    listed: 110,
    hint: '留空为点击发布的时刻；将来的日期用定时发布',
    ...shown,
  },
  { key: 'OfflineOn', kind: 'date', zh: '下线日期', en: 'Offline on', listed: 110, hint: '当天 0 点起访客看不到；留空长期展示', ...shown },
  { key: 'Top', kind: 'flag', zh: '置顶', en: 'On top', listed: 70, filter: true, ...shown },
  integerField('Rank', '展示顺序', 'Order', 1, 999, { hint: '数字小的在前，留空排在后面', hidden: true, ...shown }),
]
