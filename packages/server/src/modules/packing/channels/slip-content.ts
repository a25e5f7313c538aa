import { isDeepStrictEqual } from 'node:util'
import { slipDocument, slipStates, type PackedBox, type SlipMessageType } from '@jst/contracts/packing'
import { emptyBox } from '@jst/packing'
import { sentMessagesOf, type Outgoing, type SubjectRow, type MessageWithRecords } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandSlip, type StoredSlip } from '../slip/slip.repo.ts'
import { listBoxOf } from './lists.repo.ts'
import type { SaidVoyage } from './facts.ts'
import { texts } from './texts.ts'

interface Said {
  /** Number of the slip at the depot. */
  readonly No: string
  /** Number of the carrier's booking, else ours. */
  readonly BookingNo: string
  readonly BillNo: string
  readonly Fleet: string
  readonly Voyage: SaidVoyage
}
/** An order to a depot: one empty box of a type that a haulier may take until a day. */
export interface ReleaseContent extends Said {
  readonly What: 'release'
  readonly BoxType: string
  readonly Temperature: string
  /** Left out where the carrier owns the box, as in messages of before. */
  readonly Soc?: true
  readonly Depot: string
  readonly From: string
  readonly To: string
  readonly Remark: string
}
/** An announcement to a terminal: the truck that brings the full box. */
export interface TruckContent extends Said {
  readonly What: 'truck'
  readonly Terminal: string
  readonly Driver: string
  readonly Plate: string
  readonly Phone: string
  readonly Box: PackedBox
}
export type SlipContent = ReleaseContent | TruckContent

const { codes } = slipStates
const ended: readonly number[] = [codes.replaced, codes.givenBack, codes.cancelled]

const text = ({ values }: StoredSlip, key: string) => String(values[key] ?? '')
const said = (slip: StoredSlip): Said => ({
  No: slip.eirNo,
  BookingNo: text(slip, 'SoNo') || text(slip, 'BookingNo'),
  BillNo: text(slip, 'BlNo'),
  Fleet: text(slip, 'FleetName'),
  Voyage: {
    Carrier: text(slip, 'CarrierCode'),
    Vessel: text(slip, 'Vessel'),
    Voyage: text(slip, 'VoyageNo'),
    Pol: text(slip, 'PolCode'),
    Pod: text(slip, 'PodCode'),
    Etd: text(slip, 'Etd'),
  },
})
const ownerOf = ({ values }: StoredSlip) => (values['Soc'] === true ? { Soc: true as const } : {})
export const releaseOf = (slip: StoredSlip): ReleaseContent => ({
  What: 'release',
  ...said(slip),
  BoxType: text(slip, 'BoxType'),
  Temperature: text(slip, 'Temperature'),
  ...ownerOf(slip),
  Depot: text(slip, 'Depot'),
  From: text(slip, 'PickupFrom'),
  To: text(slip, 'PickupTo'),
  Remark: text(slip, 'Remark'),
})
/** The box as its packing list has it where it was passed on, else as the slip knows it. */
async function truckOf(db: Queryable, slip: StoredSlip): Promise<TruckContent> {
  const BoxNo = text(slip, 'BoxNo')
  const listed = BoxNo === '' ? undefined : await listBoxOf(db, slip.bookingId, BoxNo)
  const tare = slip.values['Tare']
  const bare: PackedBox = {
    ...emptyBox(),
    BoxNo,
    BoxType: text(slip, 'BoxType'),
    ...ownerOf(slip),
    Seals: text(slip, 'SealNo')
      .split('/')
      .filter((No) => No !== '')
      .map((No) => ({ No, Source: 'carrier' as const })),
    ...(typeof tare === 'number' ? { Tare: tare } : {}),
  }
  return {
    What: 'truck',
    ...said(slip),
    Terminal: text(slip, 'Terminal'),
    Driver: text(slip, 'Driver'),
    Plate: text(slip, 'Plate'),
    Phone: text(slip, 'Phone'),
    Box: listed ?? bare,
  }
}

interface Due {
  readonly type: SlipMessageType
  readonly partner: string
  readonly content: SlipContent
}
/** The order that stands at the partner: the latest one that was not declined, unless it was a cancellation. */
function standing(
  sentMessages: readonly MessageWithRecords[],
  what: SlipContent['What'],
): { partner: string; content: SlipContent } | undefined {
  const last = sentMessages.find(({ type }) => type.startsWith(what))
  return last && !last.type.endsWith('Cancel') ? { partner: last.partner, content: last.told as SlipContent } : undefined
}
/** No message carries the telephone of a driver. */
const carried = (content: SlipContent) => (content.What === 'truck' ? { ...content, Phone: '' } : content)
const sameAs = (one: SlipContent, other: SlipContent) => isDeepStrictEqual(carried(one), carried(other))

/** The message that is due: it tells the depot or the terminal what they do not know yet. Undefined where they know it all. */
async function dueOf(db: Queryable, slip: StoredSlip, sentMessages: readonly MessageWithRecords[]): Promise<Due | undefined> {
  const [release, truck] = [standing(sentMessages, 'release'), standing(sentMessages, 'truck')]
  const isOver = ended.includes(slip.state)
  if (isOver && release) return { type: 'releaseCancel', ...release }
  if (truck && (isOver || slip.state === codes.issued)) return { type: 'truckCancel', ...truck }
  if (slip.state === codes.issued) {
    const content = releaseOf(slip)
    if (!release) return { type: 'release', partner: content.Depot, content }
    return sameAs(release.content, content) ? undefined : { type: 'releaseChange', partner: release.partner, content }
  }
  if (slip.state === codes.pickedUp) {
    const content = await truckOf(db, slip)
    if (!truck) return { type: 'truck', partner: content.Terminal, content }
    return sameAs(truck.content, content) ? undefined : { type: 'truckChange', partner: truck.partner, content }
  }
  return undefined
}

/** @throws AppError ILLEGAL_TRANSITION where nothing is to be sent */
export async function outgoingSlip(db: Queryable, { id }: SubjectRow): Promise<Outgoing<SlipContent>> {
  const slip = await demandSlip(db, id)
  const sentMessages = (await sentMessagesOf(db, slipDocument.kind, [id])).get(id) ?? []
  const due = await dueOf(db, slip, sentMessages)
  if (!due) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothing(slipStates.wordOf(slip.state)) })
  return { ...due, reference: '' }
}
