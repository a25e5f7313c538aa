import { defineEndpoint } from '../endpoint.ts'
import { Id, Quantity } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, Literal, ObjectSchema, type Static, StringSchema, Union, Unsafe, strict } from '../schema.ts'
import { siScreens } from '../si/menus.ts'
import { PackedBox } from './list-calls.ts'

/** A box as one record of the booking has it. A slip knows number, type, seal and tare; a list knows the goods too. */
export const RecordedBox = ObjectSchema({
  From: Unsafe<'list' | 'slip'>(Union([Literal('list'), Literal('slip')])),
  /** Number of the packing list, or of the slip. */
  No: StringSchema(),
  State: Quantity,
  Box: PackedBox,
})
export type RecordedBox = Static<typeof RecordedBox>

/**
 * Boxes of an order as its packing lists and slips have them, for the editors of its shipping instructions, which offer what differs. An order that
 * was made of no booking has none; a shared box is told to the forwarder alone.
 */
export const orderBoxes = defineEndpoint({
  method: 'GET',
  path: '/api/PackingList/OrderBoxes',
  summary: '委托的装箱单与箱单的箱（供补料核对）',
  may: menus(...siScreens.editor),
  query: ObjectSchema({ OrderId: Id }, strict),
  reply: ArraySchema(RecordedBox),
})
