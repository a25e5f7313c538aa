import { defineEndpoint } from '../../endpoint.ts'
import { Day, Quantity, text } from '../../envelope.ts'
import { menus, type May } from '../../may.ts'
import { amountText } from '../../money/amount-text.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../../schema.ts'
import { BoxesText, cargoFacts, priceScreens } from '../price-search.ts'

/** How many weeks a calendar shows, where nobody asks for another number, and at most. */
export const calendarWeeks = 6
const mostCalendarWeeks = 12

const Sum = ObjectSchema({ Currency: StringSchema(), Total: StringSchema() })
/** The cheapest price of a week that could be told to the customer at once. `Day`: when it holds, the day asked for where that is as cheap. */
const BestOfWeek = ObjectSchema({
  Day,
  Carrier: StringSchema(),
  Totals: ArraySchema(Sum),
  /** All of it in the currency of the reference; '' : an exchange rate is missing. */
  Converted: StringSchema(),
  ConvertedCurrency: StringSchema(),
  /** A charge is still to be confirmed. */
  Incomplete: BooleanSchema(),
})
/** From Monday to Sunday. `Options`: rates that hold on one of its days and may be told. */
export const PriceWeek = ObjectSchema({ From: Day, To: Day, Options: Quantity, Best: Union([BestOfWeek, Null()]) })
export type PriceWeek = Static<typeof PriceWeek>

/** Texts of a strip of weeks. */
export interface WeekTexts {
  /** Nothing is sold in the week, and the note that goes with it. */
  readonly none: string
  readonly noneNote: string
  /** Marks a total that lacks charges. */
  readonly partial: (total: string) => string
  readonly note: (carrier: string, options: number) => string
}

/** A week as a strip shows it: the total of the freight first, since charges at the port of loading are in yuan; the others stand in the note. */
export function weekOnStrip({ From, To, Options, Best }: PriceWeek, texts: WeekTexts) {
  const totals = (Best?.Totals ?? []).toSorted((a, b) => Number(a.Currency === 'CNY') - Number(b.Currency === 'CNY'))
  const [main = texts.none, ...more] = totals.map(({ Currency, Total }) => amountText(Total, Currency))
  return {
    key: From,
    days: `${From.slice(5)} ~ ${To.slice(5)}`,
    main: Best?.Incomplete ? texts.partial(main) : main,
    note: Best ? [...more.map((total) => `+ ${total}`), texts.note(Best.Carrier, Options)].join(' · ') : texts.noneNote,
    empty: Best === null,
  }
}

/** A calendar for the screens of one area: the cheapest price of each week around the day of a search. */
export const priceCalendarCall = (path: `/api/${string}`, may: May) =>
  defineEndpoint({
    method: 'GET',
    path,
    summary: '运价周历',
    may,
    query: ObjectSchema(
      {
        Pol: StringSchema({ minLength: 2, maxLength: 10 }),
        Pods: StringSchema({ minLength: 2, maxLength: 60 }),
        Day,
        Boxes: BoxesText,
        Customer: Optional(text(20)),
        ...cargoFacts,
        Weeks: Optional(Integer({ minimum: 1, maximum: mostCalendarWeeks })),
      },
      strict,
    ),
    reply: ObjectSchema({ Weeks: ArraySchema(PriceWeek) }),
  })
export type PriceCalendarCall = ReturnType<typeof priceCalendarCall>

export const priceCalendar = priceCalendarCall(
  '/api/FreightPrice/Calendar',
  menus(priceScreens.query, priceScreens.search, priceScreens.result),
)
