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
export {
  eblPlatforms,
  furtherHolders,
  furtherLimits,
  furtherOf,
  type Further,
  type FurtherFiling,
  type FurtherHolder,
  type FurtherTax,
} from './dcsa/further.ts'
export { strayTaxes, taxHolders, withFurther } from './dcsa/with-further.ts'
export { fieldOfDcsa, type DcsaField } from './dcsa/field-of.ts'
export { readTransportDocument, type ReadDocument } from './dcsa/transport-document.ts'
export { cancelDcsa, toDcsa, type DcsaCancellation, type ToDcsa } from './dcsa/to-dcsa.ts'
export { TooLargeError, type Loss } from './loss.ts'
export type { IftminOptions, IftminVersion } from './edifact/options.ts'
export { toIftmin, type ToIftmin } from './edifact/to-iftmin.ts'
