import { Integer, Literal, Null, NumberSchema, ObjectSchema, type Static, StringSchema, Union } from '../schema.ts'

const Price = Union([NumberSchema({ minimum: 0, maximum: 1_000_000_000 }), Null()])

export const RecommendedPort = ObjectSchema({
  Name: StringSchema(),
  PortCode: StringSchema(),
  PortNameEn: StringSchema(),
  Country: StringSchema(),
  Place: Union([Literal('POL'), Literal('POD')]),
  Lane: StringSchema(),
  Slogan: StringSchema(),
})
export type RecommendedPort = Static<typeof RecommendedPort>

export const RecommendedFreight = ObjectSchema({
  Title: StringSchema(),
  Pol: StringSchema(),
  Pod: StringSchema(),
  Carrier: StringSchema(),
  Currency: StringSchema(),
  Gp20: Price,
  Gp40: Price,
  Hq40: Price,
  TransitDays: Union([Integer({ minimum: 0, maximum: 1_000 }), Null()]),
  /** Last day of the offer, `YYYY-MM-DD`; empty: open. */
  ValidTo: StringSchema(),
  /** Company that offers it; empty: the platform. */
  Offerer: StringSchema(),
})
export type RecommendedFreight = Static<typeof RecommendedFreight>
