import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons } from '../../may.ts'
import { ArraySchema, Integer, ObjectSchema, Optional, type Static, StringSchema, strict } from '../../schema.ts'
import { CutoffCode, Time } from '../schemas.ts'
import { cutoffCodes } from '../states.ts'

export const layoutsPath = '/SeaFreight/FreightManagement/SailScheduleTemplate'
const mayRead = buttons({ path: layoutsPath, code: 'view' })
const mayWrite = buttons({ path: layoutsPath, code: 'edit' })

/** The latest such day of the week that is not after the departure, 1 Monday … 7 Sunday, at a time of the port. */
export const CutoffWeekday = ObjectSchema({ Code: CutoffCode, Weekday: Integer({ minimum: 1, maximum: 7 }), Time }, strict)
export type CutoffWeekday = Static<typeof CutoffWeekday>

const facts = {
  Name: text(60),
  /** Of files without a column for it; '' : none. */
  CarrierCode: text(20),
  /** Cut-offs of new voyages that a file does not say. */
  Cutoffs: ArraySchema(CutoffWeekday, { maxItems: cutoffCodes.length }),
}
/** Meaning of the headings of schedule files. `Heading` is '' where it was learned before headings were stored; `Field` '' : not imported. */
const ScheduleLayout = ObjectSchema({
  Id,
  ...facts,
  Columns: ArraySchema(ObjectSchema({ Heading: StringSchema(), Field: StringSchema() })),
  UpdateTime: Instant,
})
export type ScheduleLayout = Static<typeof ScheduleLayout>

/** 船期模板: layouts of schedule files that somebody of the company has said the columns of, in an import or here. */
export const scheduleLayouts = defineEndpoint({
  method: 'GET',
  path: '/api/ScheduleLayout/List',
  summary: '船期模板列表',
  may: mayRead,
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)) }, strict),
  reply: page(ScheduleLayout),
})

/** Fields of the columns in their order; a field stands once. */
export const saveScheduleLayout = defineEndpoint({
  method: 'POST',
  path: '/api/ScheduleLayout/Save',
  summary: '保存船期模板',
  may: mayWrite,
  body: ObjectSchema({ Id, UpdateTime: Instant, ...facts, Fields: ArraySchema(text(60), { minItems: 1, maxItems: 60 }) }, strict),
  reply: ScheduleLayout,
})

/** The next file with these headings asks for its columns again. */
export const removeScheduleLayout = defineEndpoint({
  method: 'POST',
  path: '/api/ScheduleLayout/Remove',
  summary: '删除船期模板',
  may: mayWrite,
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: ObjectSchema({ Removed: Quantity }),
})
