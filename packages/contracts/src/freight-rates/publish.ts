import { defineEndpoint } from '../endpoint.ts'
import { mostActedRows, rowFilter } from '../entity/schemas.ts'
import { Id, Instant, Quantity, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { rateFilters } from './filters.ts'

export const postPath = '/SeaFreight/FreightManagement/FCLFreightPost'
const may = buttons({ path: postPath, code: 'publish' })

/** Most rates that are published at once. */
export const mostPublished = mostActedRows

/** Visibility of published rates, and whether they are featured; a missing value stays as each rate has it. */
export const PublishTerms = ObjectSchema(
  {
    Visibility: Optional(Union([Literal('ALL'), Literal('LEVELS'), Literal('CUSTOMERS'), Literal('INTERNAL')])),
    VisibleTo: Optional(ArraySchema(text(20), { maxItems: 100 })),
    Featured: Optional(BooleanSchema()),
  },
  strict,
)
export type PublishTerms = Static<typeof PublishTerms>

/** A published rate of the same source and route for some of the same days. `Left`: days before the new one begins; without any it would be archived. */
export const RateDouble = ObjectSchema({
  Id,
  Code: StringSchema(),
  ValidFrom: StringSchema(),
  ValidTo: StringSchema(),
  Left: BooleanSchema(),
})
export type RateDouble = Static<typeof RateDouble>

/** `Refused`: the rate is not published while it stands. `Doubles`: superseding them mends it. */
export const PublishProblem = ObjectSchema({
  Code: StringSchema(),
  Refused: BooleanSchema(),
  Message: StringSchema(),
  Doubles: Optional(ArraySchema(RateDouble)),
})
export type PublishProblem = Static<typeof PublishProblem>

export const CheckedRate = ObjectSchema({
  Id,
  Code: StringSchema(),
  Title: StringSchema(),
  ValidFrom: StringSchema(),
  ValidTo: StringSchema(),
  UpdateTime: Instant,
  Problems: ArraySchema(PublishProblem),
})
export type CheckedRate = Static<typeof CheckedRate>

/** Preview of publishing rates. Without ids: all rates of the list with these filters. */
export const checkPublish = defineEndpoint({
  method: 'POST',
  path: '/api/FreightRatePublish/Check',
  summary: '运价发布前检查',
  may,
  write: false,
  body: ObjectSchema(
    {
      Ids: Optional(ArraySchema(Id, { minItems: 1, maxItems: mostPublished })),
      Filter: rowFilter(rateFilters),
      Terms: PublishTerms,
    },
    strict,
  ),
  reply: ArraySchema(CheckedRate),
})

export const PublishOutcome = ObjectSchema({
  Published: ArraySchema(ObjectSchema({ Id, Code: StringSchema(), Title: StringSchema() })),
  Ended: Quantity,
  NotPublished: ArraySchema(ObjectSchema({ Id, Code: StringSchema(), Title: StringSchema(), Message: StringSchema() })),
})
export type PublishOutcome = Static<typeof PublishOutcome>

/** Each rate stands for itself: what is refused stays as it was. `Supersede`: its doubles end the day before it begins. */
export const publishRates = defineEndpoint({
  method: 'POST',
  path: '/api/FreightRatePublish/Publish',
  summary: '发布运价',
  may,
  body: ObjectSchema(
    {
      Items: ArraySchema(ObjectSchema({ Id, UpdateTime: Instant, Supersede: BooleanSchema() }, strict), {
        minItems: 1,
        maxItems: mostPublished,
      }),
      Terms: PublishTerms,
      /** Prices that are far from their kind are meant; without it nothing is published while one of the rates has such a price. */
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: PublishOutcome,
})
