import type { SegmentData } from '@jst/edifact'
import type { PackedBox } from '../model/box.ts'
import { boxBody } from './box-body.ts'
import type { EdiHead, EdiVoyage } from './order.ts'
import { actionCodes, interchange, isoOf, place, ship, suppliers, time } from './segments.ts'
import { Account, type WrittenEdi } from './written.ts'

/** A truck that comes for boxes or brings them. */
export interface HaulierNotice {
  /** `pickUp`: takes empty boxes from the depot. `deliver`: brings full boxes to the terminal. */
  readonly kind: 'pickUp' | 'deliver'
  /** Number of the slip. */
  readonly No: string
  readonly BookingNo: string
  readonly Fleet: string
  readonly Driver: string
  readonly Plate: string
  readonly Phone?: string
  /** Planned arrival, in the time of the place. */
  readonly At: string
  /** UN/LOCODE and code of the depot or terminal. */
  readonly Port: string
  readonly Facility: string
  readonly Boxes: readonly PackedBox[]
}

/** COPINO: the haulier announces himself, one message for each box. D.95B by ITIGG 1.3. */
export function writeCopino(notice: HaulierNotice, voyage: EdiVoyage, head: EdiHead): WrittenEdi {
  const account = new Account()
  // the haulier's phone has no segment that receivers agree on
  account.without('$.Phone', 'Phone', notice.Phone)
  account.without('$.Voyage.Etd', 'Etd', voyage.Etd)
  const reference = account.needed('$.No', 'No', notice.No, 35)
  const booking = account.needed('$.BookingNo', 'OrderBooking', notice.BookingNo, 35)
  const port = account.needed('$.Port', 'Terminal', notice.Port, 25)
  const truck: SegmentData = [
    'TDT',
    '1',
    reference.slice(0, 17),
    '3',
    '31',
    ['', '', '', account.needed('$.Fleet', 'Fleet', notice.Fleet, 35)],
    '',
    '',
    [account.needed('$.Plate', 'Plate', notice.Plate, 9), '146', '', account.needed('$.Driver', 'Driver', notice.Driver, 35)],
  ]
  const isFull = notice.kind === 'deliver'
  const facility = account.needed('$.Facility', isFull ? 'Terminal' : 'Depot', notice.Facility, 25)
  const bodies = notice.Boxes.map((box, at): SegmentData[] => {
    const path = `$.Boxes[${at}]`
    const no = isFull ? account.needed(`${path}.BoxNo`, 'BoxNo', box.BoxNo, 17) : account.text(`${path}.BoxNo`, 'BoxNo', box.BoxNo, 17)
    return [
      ['BGM', '661', reference, actionCodes[head.Action ?? 'original']],
      ['RFF', ['BN', booking]],
      truck,
      place(isFull ? '88' : '98', port, facility),
      ...time(account, '$.At', 'At', notice.At, '132'),
      ['NAD', 'MS', [head.Sender.slice(0, 35)]],
      ['NAD', 'MR', [head.Receiver.slice(0, 35)]],
      ['EQD', 'CN', no, [isoOf(account, path, box), '102', '5'], box.Soc ? suppliers.shipper : '', '2', isFull ? '5' : '4'],
      ['RFF', ['BN', booking]],
      ...(isFull ? boxBody(account, box, path) : []),
      ship(account, voyage),
      place('9', account.text('$.Voyage.Pol', 'Pol', voyage.Pol, 25)),
      place('11', account.text('$.Voyage.Pod', 'Pod', voyage.Pod, 25)),
      ...(voyage.Delivery === undefined ? [] : [place('7', account.text('$.Voyage.Delivery', 'Delivery', voyage.Delivery, 25))]),
      ['CNT', ['16', '1']],
    ]
  })
  if (bodies.length === 0) account.lacks('BoxNo')
  return interchange(account, head, 'COPINO', 'D95B', bodies)
}
