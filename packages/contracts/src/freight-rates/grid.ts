import { Line } from '../document/lines.ts'
import { DraftUse } from '../draft-use.ts'
import { defineEndpoint } from '../endpoint.ts'
import type { Entity, EntityField, EntityValues } from '../entity/fields.ts'
import { AnyValue, valuesSchema } from '../entity/schemas.ts'
import { Id, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type TSchema, StringSchema, Union, Unsafe, strict } from '../schema.ts'
import { freightRateFields } from './freight-rate-fields.ts'
import { rateBoxes } from './rate-words.ts'

export const addPath = '/SeaFreight/FreightManagement/FCLFreightAdd'
/** The button that begins rates on that page. */
export const gridButton = { path: addPath, code: 'add' } as const
/** Limits of one save: rows of the grid, ports of loading, and rates that they come to. */
export const gridLimits = { rows: 5_000, pols: 20, rates: 5_000, surcharges: 60 } as const

/** Common values of all rates of a grid. Ports of loading stand beside it. */
export const gridHeaderKeys = [
  'CarrierCode',
  'ServiceCode',
  'LaneCode',
  'SupplierCode',
  'ContractNo',
  'RateType',
  'Commodity',
  'CurrencyCode',
  'OtherBox',
  'ValidFrom',
  'ValidTo',
  'Basis',
  'ClosingWeekday',
  'EtdWeekday',
  'SurchargeNote',
  'RemarkPublic',
  'RemarkBooking',
  'RemarkInternal',
] as const
/** Values of a row besides its port of discharge. They go before those of the header. */
export const gridRowKeys = [
  'PodCode',
  ...rateBoxes.map((box) => `Floor${box}`),
  ...rateBoxes.map((box) => `Cost${box}`),
  'TransitDays',
  'ViaCode',
  'FreeDays',
  'PolCode',
  'ValidFrom',
  'ValidTo',
]

/** Fields of an entity by their keys, in the order of the keys. */
export const fieldsOf = ({ all }: Pick<Entity, 'all'>, keys: readonly string[]): EntityField[] =>
  keys.flatMap((key) => all.filter((field) => field.key === key))

const some = (keys: readonly string[]): TSchema => {
  // which of them are needed is asked of each rate that they come to
  const all = fieldsOf({ all: freightRateFields }, keys).map(({ required: _, ...field }) => field as EntityField)
  return valuesSchema({ all })
}

/** Rows × ports of loading become drafts of rates: all of them or none, with every problem by row and field. */
export const saveRateGrid = defineEndpoint({
  method: 'POST',
  path: '/api/FreightRateGrid/Save',
  summary: '批量新增整箱运价草稿',
  may: buttons(gridButton),
  largestBody: 5 * 1024 * 1024,
  body: ObjectSchema(
    {
      Header: Unsafe<EntityValues>(some(gridHeaderKeys)),
      Pols: ArraySchema(text(60), { maxItems: gridLimits.pols }),
      Rows: Unsafe<readonly EntityValues[]>(ArraySchema(some(gridRowKeys), { minItems: 1, maxItems: gridLimits.rows })),
      Surcharges: Unsafe<readonly Line[]>(ArraySchema(Line, { maxItems: gridLimits.surcharges })),
      Draft: Optional(DraftUse),
      /** Prices that are far from their kind are meant. */
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: ObjectSchema({ Rates: ArraySchema(ObjectSchema({ Id, Code: StringSchema() })) }),
})

/** Input of the grid, however unfinished. */
const row = ObjectSchema({}, { additionalProperties: AnyValue })
const typed = ArraySchema(row, { maxItems: gridLimits.rows + 500 })
export const gridDraft: TSchema = ObjectSchema({}, { additionalProperties: Union([AnyValue, row, typed]) })
