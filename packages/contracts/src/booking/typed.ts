import { partyOfText, partyText } from '../document/parties/party-text.ts'
import type { PartyFields } from '../document/parties/parties.ts'
import { IdOrNone, text } from '../envelope.ts'
import { Null, ObjectSchema, Optional, type Static, Union, strict } from '../schema.ts'
import { bookingParties, BookingContent, type BookingRole } from './content.ts'
import { PriceChoice } from './price.ts'

const roles = Object.keys(bookingParties.roles) as BookingRole[]
const Box = Optional(text(800))

/** Input of a booking form: parties as the texts of their boxes, the chosen sailing and price. */
export const BookingTyped = ObjectSchema(
  {
    Values: BookingContent.properties.Values,
    Cargo: BookingContent.properties.Cargo,
    Boxes: BookingContent.properties.Boxes,
    Parties: ObjectSchema({ shipper: Box, consignee: Box, notify: Box, notify2: Box }, strict),
    VoyageId: IdOrNone,
    Price: Union([PriceChoice, Null()]),
  },
  strict,
)
export type BookingTyped = Static<typeof BookingTyped>

const chinese = /\p{Script=Han}/u
/** A party as it is typed: as on a bill, with an address in Chinese where there is no other. */
export function typedParty(party: PartyFields): string {
  const [name, ...rest] = partyText(party).split('\n')
  return [name, ...(chinese.test(party.Address) ? [party.Address] : []), ...rest].filter((line) => line !== '').join('\n')
}

/** The form of a content. */
export const typedOf = (content: BookingContent, VoyageId: number, Price: PriceChoice | null): BookingTyped => ({
  Values: content.Values,
  Cargo: content.Cargo,
  Boxes: content.Boxes,
  Parties: Object.fromEntries(
    content.Parties.flatMap(({ Role, Party }) => (roles.includes(Role as BookingRole) ? [[Role, typedParty(Party)]] : [])),
  ),
  VoyageId,
  Price,
})

/** The content of a form. A party whose text is as it was keeps what else was known of it. */
export function contentOf({ Values, Cargo, Boxes, Parties }: BookingTyped, before?: BookingContent): BookingContent {
  return {
    Values,
    Cargo,
    Boxes,
    Parties: roles.flatMap((Role) => {
      const typed = Parties[Role]?.trim() ?? ''
      if (typed === '') return []
      const storedParty = before?.Parties.find((one) => one.Role === Role)?.Party
      const same = storedParty && typedParty(storedParty) === typed
      return [{ Role, Party: same ? storedParty : { ...partyOfText(typed), Source: '' as const, Id: 0, Code: '' } }]
    }),
  }
}
