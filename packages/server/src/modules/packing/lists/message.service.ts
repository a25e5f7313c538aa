import { findChannel } from '../../../documents/index.ts'
import { listDocument, listStates, type ListState, type packingMessage } from '@jst/contracts/packing'
import type { QueryOf, ReplyOf } from '@jst/contracts'
import { encodeGb18030, writeCoprar, writeCoscln } from '@jst/packing/edi'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { demandSide } from '../application/view.service.ts'
import { depotFacts, facilityOf, headOf, versionOf, voyageOf } from '../channels/facts.ts'
import { voyageOfBooking } from '../channels/list-content.ts'
import { terminalsOf } from '../channels/lists.repo.ts'
import { depotSettings } from '../channels/slip.channels.ts'
import type { Reading } from './grid.service.ts'
import { listsOf } from './list.repo.ts'
import { texts } from './texts.ts'

const notifiedStates: readonly ListState[] = ['submitted', 'sent', 'accepted']
const codes: readonly number[] = notifiedStates.map((state) => listStates.codes[state])

/** The submitted lists of a booking for one terminal, with the head that its channel gives them. Lists for other terminals are left out. */
export async function messageOf(
  { db, system, actor }: Reading,
  { BookingId, Format }: QueryOf<typeof packingMessage>,
  now: Date,
): Promise<ReplyOf<typeof packingMessage>> {
  const booking = await demandBooking(db, BookingId)
  demandSide(actor, booking)
  const lists = await listsOf(db, booking.id)
  const ready = lists.filter(({ state }) => codes.includes(state))
  const [first] = ready
  if (!first) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notSubmitted })
  const terminals = await terminalsOf(
    system,
    ready.map(({ id }) => id),
  )
  const terminal = terminals.get(first.id) ?? ''
  const sent = ready.filter(({ id }) => terminals.get(id) === terminal)
  const said = voyageOfBooking(booking)
  const codesOfTerminal = await depotFacts(
    system,
    listDocument.kind,
    { type: 'load', partner: terminal, content: { Voyage: said }, reference: '' },
    { companyId: booking.staffId, record: first.id },
  )
  const channel = await findChannel(system, depotSettings, booking.staffId, terminal)
  // a terminal without a channel is known by its name alone
  const channelFacts = channel ?? { account: '', kindFields: { Facility: terminal } }
  const { control: _interchange, ...head } = headOf(
    { no: first.no, at: now, test: false, channel: channelFacts, ...codesOfTerminal },
    'original',
  )
  const facility = facilityOf(channelFacts)
  const voyage = { ...voyageOf({ Voyage: said }, codesOfTerminal), ...(facility === '' ? {} : { Terminal: facility }) }
  const boxes = sent.map(({ box }) => box)
  const { text, lost, missing, assumed, note } =
    Format === 'coscln' ? writeCoscln(boxes, voyage, head) : writeCoprar(boxes, voyage, head, versionOf(channelFacts))
  const bytes = Format === 'coscln' ? Buffer.from(encodeGb18030(text)) : Buffer.from(text, 'utf8')
  return {
    FileName: `${booking.no}.${Format === 'coscln' ? 'txt' : 'edi'}`,
    Text: text,
    Bytes: bytes.toString('base64'),
    Lost: [...lost],
    Missing: [...missing],
    Assumed: [...assumed],
    Note: note,
    LeftOut: lists.filter((list) => !sent.includes(list)).map(({ no }) => no),
  }
}
