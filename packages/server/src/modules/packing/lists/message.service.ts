import { senderOf } from '../../../documents/index.ts'
import { listStates, type ListState, type packingMessage } from '@jst/contracts/packing'
import type { QueryOf, ReplyOf } from '@jst/contracts'
import { encodeGb18030, writeCoprar, writeCoscln, type EdiVoyage } from '@jst/packing/edi'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { shipmentOf } from '../application/bookings.service.ts'
import { demandSide } from '../application/view.service.ts'
import type { Reading } from './grid.service.ts'
import { listsOf } from './list.repo.ts'
import { texts } from './texts.ts'

const told: readonly ListState[] = ['submitted', 'sent', 'accepted']
const codes: readonly number[] = told.map((state) => listStates.codes[state])
const localTime = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16)

/** The submitted lists of a booking as the terminal reads them. */
export async function messageOf(
  { db, system, actor }: Reading,
  { BookingId, Format }: QueryOf<typeof packingMessage>,
  now: Date,
): Promise<ReplyOf<typeof packingMessage>> {
  const booking = await demandBooking(db, BookingId)
  demandSide(actor, booking)
  const lists = await listsOf(db, booking.id)
  const sent = lists.filter(({ state }) => codes.includes(state))
  if (sent.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notSubmitted })
  const said = shipmentOf(booking)
  const terminal = String(booking.shippingOrder?.Values['ReturnPlace'] ?? '')
  const voyage: EdiVoyage = {
    Carrier: said.CarrierCode,
    Vessel: said.Vessel,
    Voyage: said.VoyageNo,
    Pol: said.PolCode,
    Pod: said.PodCode,
    ...(terminal === '' ? {} : { Terminal: terminal }),
    ...(said.Etd === '' ? {} : { Etd: `${said.Etd}T00:00` }),
  }
  const head = { Sender: await senderOf(system, booking.staffId), Receiver: terminal, Reference: sent[0]!.no, At: localTime(now) }
  const boxes = sent.map(({ box }) => box)
  const { text, lost, missing, assumed, note } = Format === 'coscln' ? writeCoscln(boxes, voyage, head) : writeCoprar(boxes, voyage, head)
  const bytes = Format === 'coscln' ? Buffer.from(encodeGb18030(text)) : Buffer.from(text, 'utf8')
  return {
    FileName: `${booking.no}.${Format === 'coscln' ? 'txt' : 'edi'}`,
    Text: text,
    Bytes: bytes.toString('base64'),
    Lost: [...lost],
    Missing: [...missing],
    Assumed: [...assumed],
    Note: note,
    LeftOut: lists.filter(({ state }) => !codes.includes(state)).map(({ no }) => no),
  }
}
