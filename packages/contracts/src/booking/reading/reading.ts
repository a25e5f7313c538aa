import { Quantity } from '../../envelope.ts'
import { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, Optional, type Static, StringSchema, Union } from '../../schema.ts'
import { BookingContent } from '../content.ts'

/** Something that a note says, but not clearly: nothing of it is in the content until somebody answers. */
export const ReadNoteQuestion = ObjectSchema({
  Path: StringSchema(),
  Label: StringSchema(),
  /** The words as they stand. */
  Words: StringSchema(),
  Why: StringSchema(),
  Candidates: ArraySchema(
    ObjectSchema({ Value: Union([StringSchema(), NumberSchema({ minimum: -1e15, maximum: 1e15 }), BooleanSchema()]), Zh: StringSchema() }),
  ),
})
export type ReadNoteQuestion = Static<typeof ReadNoteQuestion>

/** A party, an amount, a box, a port or a day that the note says and that stands in no field; `Path`: where it belongs. */
export const ToldFact = ObjectSchema({ Path: StringSchema(), Label: StringSchema(), Words: StringSchema() })
export type ToldFact = Static<typeof ToldFact>

const Missing = ArraySchema(ObjectSchema({ Path: StringSchema(), Label: StringSchema() }))

/**
 * Result of reading a note, over a new booking. `Found`: the words behind each value, by `Values.PolCode`, `Cargo[0].Weight`, `Parties.shipper`.
 * `Unread`: words that were not understood. `Missing`: what a submission needs and the note does not say.
 */
export const ReadNote = ObjectSchema({
  Content: BookingContent,
  /** The text changes a booking that stands, or cancels it. `Booking`: the one that has the number, 0: none that the reader sees. */
  Act: Optional(
    ObjectSchema({
      Kind: StringSchema(),
      So: StringSchema(),
      Booking: Quantity,
      Code: StringSchema(),
      Changes: ArraySchema(ObjectSchema({ Path: StringSchema(), Label: StringSchema(), Old: StringSchema(), New: StringSchema() })),
    }),
  ),
  /** Fields that the text does not say: a new booking has them by itself. */
  Usual: ArraySchema(ObjectSchema({ Path: StringSchema(), Label: StringSchema() })),
  Found: ArraySchema(ObjectSchema({ Path: StringSchema(), Words: StringSchema() })),
  Questions: ArraySchema(ReadNoteQuestion),
  Unread: ArraySchema(StringSchema()),
  Told: ArraySchema(ToldFact),
  Missing,
})
export type ReadNote = Static<typeof ReadNote>

/** A row of a list of bookings. `Line`: of the file, from 1. `Booking`: the draft that was made of it, 0: none yet. */
export const ReadOrder = ObjectSchema({
  Line: Quantity,
  /** The file does not show the row. */
  Hidden: BooleanSchema(),
  /** A cell of the row is struck through. */
  Struck: BooleanSchema(),
  No: StringSchema(),
  Pol: StringSchema(),
  PolName: StringSchema(),
  Pod: StringSchema(),
  PodName: StringSchema(),
  Etd: StringSchema(),
  Boxes: StringSchema(),
  Goods: StringSchema(),
  Questions: ArraySchema(ReadNoteQuestion),
  Missing,
  Unread: ArraySchema(StringSchema()),
  Told: ArraySchema(ToldFact),
  Booking: Quantity,
  Code: StringSchema(),
})
export type ReadOrder = Static<typeof ReadOrder>
