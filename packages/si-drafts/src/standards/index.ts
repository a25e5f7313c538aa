export type { BookedOrder, OtherBooking } from './booking.ts'
export { bookingReferencesIn, fromDcsa, NotDcsaError, type FromDcsa } from './dcsa/from-dcsa.ts'
export type {
  DcsaCargoItem,
  DcsaConsignmentItem,
  DcsaContact,
  DcsaEquipment,
  DcsaParties,
  DcsaParty,
  DcsaShippingInstructions,
} from './dcsa/payload.ts'
export { eblPlatforms, furtherLimits, furtherOf, type Further, type FurtherFiling } from './dcsa/further.ts'
export {
  besideHolders,
  billHolders,
  furtherHolders,
  taxedHolders,
  type BillHolder,
  type FurtherContact,
  type FurtherHolder,
  type FurtherTax,
  type PartyDetails,
} from './dcsa/further-parties.ts'
export { strayContacts, strayTaxes, taxHolders, withFurther, withPartyDetails } from './dcsa/with-further.ts'
export { fieldOfDcsa, type DcsaField } from './dcsa/field-of.ts'
export { readTransportDocument, type ReadDocument } from './dcsa/transport-document.ts'
export { cancelDcsa, toDcsa, type DcsaCancellation, type ToDcsa } from './dcsa/to-dcsa.ts'
export { TooLargeError, type Loss } from './loss.ts'
export type { IftminOptions, IftminVersion } from './edifact/options.ts'
export { toIftmin, type ToIftmin } from './edifact/to-iftmin.ts'
