import type { SegmentData } from '@jst/edifact'
import { billsOf, isEmptyBox, type PackedBox } from '../model/box.ts'
import { boxBody } from './box-body.ts'
import type { EdiHead, EdiVersion, EdiVoyage } from './order.ts'
import { actionCodes, interchange, isoOf, place, ship, suppliers, time } from './segments.ts'
import { Account, type WrittenEdi } from './written.ts'

/** BGM of a load list. */
const loadList = { D95B: '45', D00B: '121' } as const

/** COPRAR: list of the boxes that a terminal loads on a ship. */
export function writeCoprar(boxes: readonly PackedBox[], voyage: EdiVoyage, head: EdiHead, version: EdiVersion = 'D95B'): WrittenEdi {
  const account = new Account()
  const pod = account.needed('$.Voyage.Pod', 'Pod', voyage.Pod, 25)
  const delivery = account.text('$.Voyage.Delivery', 'Delivery', voyage.Delivery, 25)
  const carrier = voyage.Carrier.slice(0, 17)
  if (boxes.length === 0) account.lacks('BoxNo')
  const body: SegmentData[] = [
    [
      'BGM',
      loadList[version],
      account.needed('$.Head.Reference', 'No', head.Document ?? head.Reference, 35),
      actionCodes[head.Action ?? 'original'],
    ],
    ...(version === 'D00B' ? time(account, '$.Head.At', 'At', head.At, '137') : []),
    ship(account, voyage),
    place('9', account.needed('$.Voyage.Pol', 'Pol', voyage.Pol, 25), account.text('$.Voyage.Terminal', 'Terminal', voyage.Terminal, 25)),
    ...time(account, '$.Voyage.Etd', 'Etd', voyage.Etd, '133'),
    ['NAD', 'CA', [carrier, '160', '20']],
    ...boxes.flatMap((box, at): SegmentData[] => {
      const path = `$.Boxes[${at}]`
      const bookings = [...new Set(box.Lines.map(({ BookingNo = '' }) => BookingNo))].filter((no) => no !== '')
      return [
        // 2: export; 5: full, 4: empty
        [
          'EQD',
          'CN',
          account.needed(`${path}.BoxNo`, 'BoxNo', box.BoxNo, 17),
          [isoOf(account, path, box), '102', '5'],
          box.Soc ? suppliers.shipper : '',
          '2',
          isEmptyBox(box) ? '4' : '5',
        ],
        ...bookings.map((no): SegmentData => ['RFF', ['BN', account.text(`${path}.BookingNo`, 'BookingNo', no, 35)]]),
        ...billsOf(box).map((no): SegmentData => ['RFF', ['BM', account.text(`${path}.BillNo`, 'BillNo', no, 35)]]),
        place('11', pod),
        ...(delivery === '' ? [] : [place('7', delivery)]),
        ...boxBody(account, box, path),
        ['NAD', 'CF', [carrier, '160', '20']],
      ]
    }),
    ['CNT', ['16', String(boxes.length)]],
  ]
  return interchange(account, head, 'COPRAR', version, [body])
}
