import type { FieldWords } from '../document/document.ts'
import { changeWords } from '../document/entity.ts'
import type { EntityField } from '../entity/fields.ts'
import { bookingFields, shippingOrderFields } from './booking-fields.ts'
import { bookingBoxes, bookingCargo } from './booking-lines.ts'
import { bookingParties } from './content.ts'
import { cutoffCodes, cutoffTable } from '../schedules/states.ts'

/** Fields of the header and of the confirmation by their keys. */
export const fieldsByKey: Readonly<Record<string, EntityField>> = Object.fromEntries(
  [...bookingFields, ...shippingOrderFields].map((field) => [field.key, field]),
)

/** How timeline, returns and comparisons name what changed; goods and boxes are named line by line, parties as they stand on bills. */
export const bookingWords: Readonly<Record<string, FieldWords>> = {
  ...changeWords([...bookingFields, ...shippingOrderFields]),
  ...Object.fromEntries(cutoffCodes.map((code) => [code, { zh: cutoffTable[code].zh, en: code }])),
  Cargo: { zh: bookingCargo.zh, en: bookingCargo.en },
  Boxes: { zh: bookingBoxes.zh, en: bookingBoxes.en },
  ...Object.fromEntries(Object.entries(bookingParties.roles).map(([role, { zh, en }]) => [`Party-${role}`, { zh, en }])),
}
