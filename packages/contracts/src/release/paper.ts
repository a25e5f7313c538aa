import { defineDocument, documentSides } from '../document/document.ts'
import { changeWords, stageField } from '../document/entity.ts'
import { defineEndpoint } from '../endpoint.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { Id, Instant, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { ArraySchema, Integer, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineStates } from '../states.ts'
import { mostBarcode, mostOriginals } from './barcode.ts'
import { releaseButtons as may, releasePages } from './pages.ts'

export const paperKinds = { original: '正本提单', letter: '保函' } as const
export type PaperKind = keyof typeof paperKinds

/** A set of papers is whole when each of it was counted in; the count moves it. */
export const returnStates = defineStates({
  states: {
    counting: { code: 0, zh: '待收齐', en: 'Incomplete', tone: 'orange' },
    whole: { code: 1, zh: '已收齐', en: 'Complete', tone: 'green' },
  },
  sides: documentSides,
  moves: {
    fill: { zh: '收齐', tone: 'green', from: ['counting'], to: 'whole', by: {} },
    reopen: { zh: '收回撤销', tone: 'orange', from: ['whole'], to: 'counting', by: {} },
  },
})

const fields: readonly EntityField[] = [
  {
    key: 'Code',
    kind: 'code',
    zh: '提单号或保函号',
    en: 'Bill or letter',
    max: 35,
    upper: true,
    required: true,
    listed: 170,
    search: true,
  },
  { key: 'NameZh', kind: 'text', zh: '委托公司', en: 'Customer', max: 120, listed: 200, search: true },
  {
    key: 'KindOf',
    kind: 'choice',
    zh: '单证',
    en: 'Paper',
    choices: paperKinds,
    choicesEn: { original: 'Original bill', letter: 'Letter' },
    listed: 100,
    filter: true,
  },
  { key: 'Total', kind: 'number', zh: '应收份数', en: 'Of', min: 1, max: mostOriginals, digits: 0, listed: 84 },
  { key: 'Shelf', kind: 'text', zh: '存放位置', en: 'Shelf', max: 40, listed: 130, search: true },
]
/** 单证签回: originals and letters that came back, counted by their barcodes. */
export const returnCalls = entityCalls(
  defineEntity({
    name: 'ReleaseReturn',
    kind: 'releaseReturn',
    table: 'release_return',
    zh: '签回单证',
    en: 'Returned papers',
    path: releasePages.returns,
    ownOnly: true,
    stated: true,
    ownCalls: true,
    fields,
    derived: [
      stageField(returnStates),
      { key: 'Counted', kind: 'number', zh: '已收', en: 'Counted', min: 0, max: mostOriginals, digits: 0, listed: 70 },
      { key: 'LastBy', kind: 'text', zh: '最近签收人', en: 'Last by', max: 60, listed: 110 },
    ],
  }),
)
export const returnDocument = defineDocument({
  kind: 'releaseReturn',
  zh: '签回单证',
  en: 'Returned papers',
  reads: [releasePages.returns],
  writes: may.counts,
  page: releasePages.returns,
  fields: changeWords(fields),
  states: returnStates,
  events: {
    counted: { zh: '签收', tone: 'green' },
    uncounted: { zh: '撤销签收', tone: 'orange' },
    shelved: { zh: '存放', tone: 'blue' },
  },
  files: {
    scan: { zh: '扫描件', en: 'Scan', audience: 'internal', accepts: ['pdf', 'png', 'jpg', 'webp'] },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})

const shelf = text(40)
const place = Integer({ minimum: 1, maximum: mostOriginals })
const Counted = ObjectSchema({
  Id,
  No: StringSchema(),
  KindOf: Union([Literal('original'), Literal('letter')]),
  Copy: Quantity,
  Counted: Quantity,
  Total: Quantity,
  /** The earlier count of this very paper; null: it counted now. */
  Before: Union([ObjectSchema({ ByName: StringSchema(), At: Instant }), Null()]),
})
export type CountedPaper = Static<typeof Counted>
/** Counts one paper in. Scanned again, by anybody, it counts once. `Copy` and `Of`: where the barcode does not say them. */
export const scanPaper = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseReturn/Scan',
  summary: '扫码签收单证',
  may: buttons(may.counts),
  body: ObjectSchema({ Barcode: text(mostBarcode), Shelf: shelf, Copy: Optional(place), Of: Optional(place) }, strict),
  reply: Counted,
})
export const ReturnedCopy = ObjectSchema({ Id, Copy: Quantity, ByName: StringSchema(), At: Instant })
export type ReturnedCopy = Static<typeof ReturnedCopy>
export const returnView = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseReturn/View',
  summary: '签回单证明细',
  may: menus(releasePages.returns),
  query: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ Copies: ArraySchema(ReturnedCopy) }),
})
/** `Id`: of the counted paper. It is kept, with who took it back and why. */
export const uncountPaper = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseReturn/Uncount',
  summary: '撤销单证签收',
  may: buttons(may.counts),
  body: ObjectSchema({ Id, Reason: text(200) }, strict),
  reply: Null(),
})
export const shelvePaper = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseReturn/Shelve',
  summary: '登记存放位置',
  may: buttons(may.counts),
  body: ObjectSchema({ Id, UpdateTime: Instant, Shelf: shelf }, strict),
  reply: Null(),
})
