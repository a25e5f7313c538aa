import { defineDocument } from '../document/document.ts'
import { changeWords, numberField } from '../document/entity.ts'
import type { Line } from '../document/lines.ts'
import { defineEndpoint } from '../endpoint.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { remark } from '../entity/common-fields.ts'
import { Day, Id, page, pageQuery, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ArraySchema, ObjectSchema, Optional, type Static, StringSchema, Unsafe, strict } from '../schema.ts'
import { dayFields, scopeBoxes, scopePlaces } from './price-rule-fields.ts'
import { surchargeLines } from './surcharge-lines.ts'

const list = '/SeaFreight/FreightManagement/extracost'
/** Charges of all templates by route and day, and where they are written into rates. */
export const additionalFeePath = '/FlcExport/AdditionalFee'

const fields: readonly EntityField[] = [
  numberField('模板编号'),
  { key: 'NameZh', kind: 'text', zh: '模板名称', en: 'Name', aliases: ['名称'], max: 80, required: true, listed: 180, search: true },
  ...scopePlaces,
  scopeBoxes,
  ...dayFields(),
  remark,
]

/** 附加费模板: surcharges of every rate of some carriers, lanes and ports. */
export const surchargeTemplateCalls = entityCalls(
  defineEntity({
    name: 'SurchargeTemplate',
    kind: 'surchargeTemplate',
    table: 'freight_surcharge_template',
    zh: '附加费模板',
    en: 'Surcharge template',
    path: list,
    ownOnly: true,
    fields,
    derived: [
      { key: 'Charges', kind: 'text', zh: '费用', en: 'Charges', max: 400, listed: 180 },
      { key: 'Overlaps', kind: 'text', zh: '重复的模板', en: 'Overlapping', max: 400, listed: 170 },
    ],
  }),
)

const lines = { surcharges: surchargeLines('freight_surcharge_template_line') }

/** The template as a document, beside its fields. It has no states: a template is in use or not. */
export const surchargeTemplateDocument = defineDocument({
  kind: 'surchargeTemplate',
  zh: '附加费模板',
  en: 'Surcharge template',
  reads: [list, additionalFeePath],
  writes: { path: list, code: 'edit' },
  page: list,
  fields: changeWords(fields, lines),
  number: { rule: 'FJ{yy}{mm}{seq:4}', button: { path: list, code: 'number' } },
  lines,
})

const codes = ArraySchema(StringSchema())
/** A surcharge of a template, with what the template is for. `Charge` is its name. */
export const TemplateCharge = ObjectSchema({
  Id,
  TemplateId: Id,
  Template: StringSchema(),
  Name: StringSchema(),
  Lanes: codes,
  Pols: codes,
  Pods: codes,
  Carriers: codes,
  Boxes: codes,
  ValidFrom: StringSchema(),
  ValidTo: StringSchema(),
  Charge: StringSchema(),
  Line: Unsafe<Line>({ type: 'object', additionalProperties: true }),
})
export type TemplateCharge = Static<typeof TemplateCharge>

/** Surcharges of templates in use that are for a route on a day; what is not asked for is not compared. */
export const templateCharges = defineEndpoint({
  method: 'GET',
  path: '/api/SurchargeTemplate/Charges',
  summary: '附加费查询',
  may: buttons(
    { path: additionalFeePath, code: 'view' },
    { path: list, code: 'view' },
    { path: '/SeaFreight/FreightManagement/FCLFreightBatch', code: 'batch' },
  ),
  query: ObjectSchema(
    {
      ...pageQuery,
      Pol: Optional(text(10)),
      Pod: Optional(text(10)),
      Carrier: Optional(text(20)),
      Lane: Optional(text(20)),
      Day: Optional(Day),
      Template: Optional(text(20)),
      Keyword: Optional(text(60)),
    },
    strict,
  ),
  reply: page(TemplateCharge),
})
