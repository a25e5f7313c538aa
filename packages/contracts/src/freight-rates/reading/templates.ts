import { defineEndpoint } from '../../endpoint.ts'
import { Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons } from '../../may.ts'
import { ArraySchema, ObjectSchema, Optional, type Static, StringSchema, strict } from '../../schema.ts'
import { readingLimits } from './calls.ts'
import { Reading } from './reading.ts'

export const supplierTemplatePath = '/SeaFreight/FreightManagement/ThirdFreightTemplate'
const view = buttons({ path: supplierTemplatePath, code: 'view' })
const edit = buttons({ path: supplierTemplatePath, code: 'edit' })

/** Kinds of learned answers about a supplier: its words for places, carriers, charges and lanes, and its price format. */
export const learnedKinds = {
  port: '港口叫法',
  carrier: '船公司叫法',
  charge: '费用叫法',
  lane: '航线叫法',
  boxes: '箱型次序',
  currency: '默认币种',
  chargeCurrency: '费用币种',
  basis: '费用计费单位',
  pol: '默认装货港',
  holds: '有效期依据',
} as const
export type LearnedKind = keyof typeof learnedKinds
/** Kinds that are names of master data; the others say how prices are written. */
export const namedKinds = ['port', 'carrier', 'charge', 'lane'] as const
/** Units that a charge of a text may be counted by. */
export const learnedBases = { C: '每箱', B: '每票', S: '每批', R: '每计费吨' } as const

/** Subject of the habit that says which boxes 大柜 is, and its answers. */
export const bigBoxHabit = { text: '40?', boxes: ['40HQ', '40GP', '40GP/40HQ'] } as const

const Kind = StringSchema({ enum: Object.keys(learnedKinds) })
const learned = { Source: text(40), Kind, Text: text(200) }
/** Something that was learned. `Text`: the word of the supplier, or what the habit is about: how many prices, which charge; '' : everything. */
const Learned = ObjectSchema({
  Key: StringSchema(),
  ...learned,
  SourceName: StringSchema(),
  TextName: StringSchema(),
  Target: StringSchema(),
  TargetName: StringSchema(),
  Hits: Quantity,
  By: StringSchema(),
  UpdateTime: Instant,
})
export type Learned = Static<typeof Learned>

/** Learned answers by supplier. Names that hold for all of them have no source. */
export const learnedList = defineEndpoint({
  method: 'GET',
  path: '/api/SupplierTemplate/List',
  summary: '第三方运价模板',
  may: view,
  query: ObjectSchema({ ...pageQuery, Source: Optional(text(40)), Kind: Optional(Kind), Keyword: Optional(text(60)) }, strict),
  reply: page(Learned),
})

/** Adds something by hand, or corrects what it means; with `UpdateTime` what was seen must still hold. @throws INVALID_INPUT, STALE_WRITE */
export const saveLearned = defineEndpoint({
  method: 'POST',
  path: '/api/SupplierTemplate/Save',
  summary: '保存第三方运价模板',
  may: edit,
  body: ObjectSchema({ ...learned, Target: text(60), UpdateTime: Optional(Instant) }, strict),
  reply: ObjectSchema({ UpdateTime: Instant }),
})

/** Later texts are asked again. */
export const removeLearned = defineEndpoint({
  method: 'POST',
  path: '/api/SupplierTemplate/Remove',
  summary: '删除第三方运价模板',
  may: edit,
  body: ObjectSchema({ Items: ArraySchema(ObjectSchema(learned, strict), { minItems: 1, maxItems: 200 }) }, strict),
  reply: ObjectSchema({ Removed: Quantity }),
})

/** Reads a sample with what is learned; nothing is kept. */
export const tryReading = defineEndpoint({
  method: 'POST',
  path: '/api/SupplierTemplate/Try',
  summary: '试读供应商文本',
  may: view,
  body: ObjectSchema(
    {
      Source: text(40),
      Text: StringSchema({ minLength: 1, maxLength: readingLimits.text }),
    },
    strict,
  ),
  reply: Reading,
})
