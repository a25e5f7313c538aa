import { lines, type SegmentData } from '@jst/edifact'
import type { EdiHead, EdiVersion, EdiVoyage } from './order.ts'
import { actionCodes, interchange, isoOf, place, ship, suppliers, time } from './segments.ts'
import { lost } from './texts.ts'
import { Account, type WrittenEdi } from './written.ts'

/** Boxes of one type that are released, or one box by its number. */
export interface ReleasedBoxes {
  readonly BoxType: string
  readonly IsoType?: string
  readonly Count: number
  readonly BoxNo?: string
  readonly Temperature?: string
  /** Owned by the shipper. */
  readonly Soc?: boolean
}
/** An order to a depot: `release` hands empty boxes out (BGM 12), `preAdvice` announces the pick-up (BGM 11). */
export interface ReleaseOrder {
  readonly kind: 'release' | 'preAdvice'
  /** Number of the slip. */
  readonly No: string
  readonly BookingNo: string
  readonly BillNo?: string
  readonly Boxes: readonly ReleasedBoxes[]
  /** Code of the depot. */
  readonly Depot: string
  /** Pick-up from and to, in the time of the depot. */
  readonly From?: string
  readonly To?: string
  readonly Fleet?: string
  readonly Remark?: string
}

const mostRemark = 5
const remarkWidth = 70

/** COPARN: release order or pre-advice of the pick-up of empty boxes. */
export function writeCoparn(order: ReleaseOrder, voyage: EdiVoyage, head: EdiHead, version: EdiVersion = 'D95B'): WrittenEdi {
  const account = new Account()
  const booking = account.needed('$.BookingNo', 'OrderBooking', order.BookingNo, 35)
  const bill = account.text('$.BillNo', 'OrderBill', order.BillNo, 35)
  const fleet = account.text('$.Fleet', 'Fleet', order.Fleet, 35)
  const depot = account.needed('$.Depot', 'Depot', order.Depot, 25)
  const pol = account.needed('$.Voyage.Pol', 'Pol', voyage.Pol, 25)
  const remark = remarkLines(account, order.Remark)
  if (order.Boxes.length === 0) account.lacks('Count')
  const body: SegmentData[] = [
    ['BGM', order.kind === 'release' ? '12' : '11', account.needed('$.No', 'No', order.No, 35), actionCodes[head.Action ?? 'original']],
    ...time(account, '$.Head.At', 'At', head.At, '137'),
    ['RFF', ['BN', booking]],
    ...(bill === '' ? [] : [['RFF', ['BM', bill]] satisfies SegmentData]),
    ship(account, voyage),
    place('9', pol, account.text('$.Voyage.Terminal', 'Terminal', voyage.Terminal, 25)),
    place('11', account.text('$.Voyage.Pod', 'Pod', voyage.Pod, 25)),
    ...time(account, '$.Voyage.Etd', 'Etd', voyage.Etd, '133'),
    ['NAD', 'CA', [voyage.Carrier.slice(0, 17), '172', '20']],
    ...order.Boxes.flatMap((box, at) => boxSegments(account, box, at, { order, booking, depot, pol, remark, fleet })),
    ['CNT', ['16', String(order.Boxes.length)]],
  ]
  return interchange(account, head, 'COPARN', version, [body])
}

interface Around {
  readonly order: ReleaseOrder
  readonly booking: string
  readonly depot: string
  readonly pol: string
  readonly remark: readonly string[]
  readonly fleet: string
}
function boxSegments(
  account: Account,
  box: ReleasedBoxes,
  at: number,
  { order, booking, depot, pol, remark, fleet }: Around,
): SegmentData[] {
  const path = `$.Boxes[${at}]`
  const no = account.text(`${path}.BoxNo`, 'BoxNo', box.BoxNo, 17)
  const temperature = account.text(`${path}.Temperature`, 'Temperature', box.Temperature, 5)
  return [
    // 2: export, 4: empty
    ['EQD', 'CN', no, [isoOf(account, path, box), '102', '5'], box.Soc ? suppliers.shipper : suppliers.carrier, '2', '4'],
    ['RFF', ['BN', booking]],
    ['EQN', String(box.Count)],
    ['TMD', '3'],
    ...time(account, '$.From', 'From', order.From, '201'),
    ...time(account, '$.To', 'To', order.To, '36'),
    place('98', pol, depot),
    ...(temperature === '' ? [] : [['TMP', '2', [temperature, 'CEL']] satisfies SegmentData]),
    ...(remark.length === 0 ? [] : [['FTX', 'AAI', '', '', remark] satisfies SegmentData]),
    // 1: inland transport by truck
    ...(fleet === '' ? [] : [['TDT', '1', '', '3', '31', ['', '', '', fleet]] satisfies SegmentData]),
  ]
}

/** Lines of a remark as FTX carries them; the rest is lost. */
function remarkLines(account: Account, remark = ''): string[] {
  const all = lines(remark, remarkWidth, Infinity) ?? []
  if (all.length > mostRemark)
    account.because('$.Remark', 'Remark', remark, lost.cut(mostRemark * remarkWidth, all.slice(0, mostRemark).join(' ')))
  return all.slice(0, mostRemark)
}
