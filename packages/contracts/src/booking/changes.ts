import type { Line } from '../document/lines.ts'
import { partyText } from '../document/parties/party-text.ts'
import type { EntityField } from '../entity/fields.ts'
import { showValue } from '../entity/cells.ts'
import { bookingBoxes, bookingCargo } from './booking-lines.ts'
import { bookingParties, bookingValueFields, type BookingContent } from './content.ts'

const lineText = (fields: readonly EntityField[], line: Line): string =>
  fields
    .map((field) => (field.kind === 'flag' ? (line[field.key] === true ? field.zh : '') : showValue(field, line[field.key] ?? null)))
    .filter((words) => words !== '')
    .join(' ')
const linesText = (fields: readonly EntityField[], lines: readonly Line[]): string =>
  lines
    .map((line) => lineText(fields, line))
    .filter((words) => words !== '')
    .join('\n')

/** Fields whose words stand in texts of lines. */
interface LineFields {
  readonly cargo: { readonly fields: readonly EntityField[] }
  readonly boxes: { readonly fields: readonly EntityField[] }
}
const chinese: LineFields = { cargo: bookingCargo, boxes: bookingBoxes }

/** Content of a booking by the keys of `bookingWords`: header fields as they are, goods, boxes and parties as texts. */
export function contentTexts(
  { Values, Cargo, Boxes, Parties }: BookingContent,
  { cargo, boxes }: LineFields = chinese,
): Readonly<Record<string, string | number | boolean | null>> {
  return {
    ...Object.fromEntries(bookingValueFields.map(({ key }) => [key, (Values[key] ?? null) as string | number | boolean | null] as const)),
    Cargo: linesText(cargo.fields, Cargo),
    Boxes: linesText(boxes.fields, Boxes),
    ...Object.fromEntries(
      Object.keys(bookingParties.roles).map((role) => {
        const party = Parties.find(({ Role }) => Role === role)?.Party
        return [`Party-${role}`, party ? partyText(party) : '']
      }),
    ),
  }
}

export interface ContentChange {
  readonly Field: string
  readonly Before: string | number | boolean | null
  readonly After: string | number | boolean | null
}
/** Where two contents differ, in the order of the form. A blank is the same as nothing. */
export function contentChanges(before: BookingContent, after: BookingContent, fields: LineFields = chinese): ContentChange[] {
  const [was, is] = [contentTexts(before, fields), contentTexts(after, fields)]
  const nothing = (value: unknown) => value === null || value === undefined || value === ''
  return Object.keys(is).flatMap((Field) => {
    const [Before = null, After = null] = [was[Field], is[Field]]
    return Before === After || (nothing(Before) && nothing(After)) ? [] : [{ Field, Before, After }]
  })
}
