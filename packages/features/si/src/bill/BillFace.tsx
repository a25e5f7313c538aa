import type { SiRecord } from '@jst/contracts/si'
import { declaredValueOf, totalsOf } from '@jst/si-drafts/rules'
import { FixedPitchText } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { recordFields as f } from '../declared-fields.ts'
import { labelOf, shown, weightAndVolume } from './labels.ts'
import { texts } from './texts.ts'
import { useContactRight } from './useContactRight.ts'

type Name = keyof typeof f
type GridName = 'consignor' | 'consignee' | 'notifier1' | 'notifier2' | 'notifier3' | 'marks' | 'goods'
/** Dresses the heading of a field, as with a pin; the field's own value stays as it is. */
export type MarkField = (name: Name, heading: ReactNode) => ReactNode
const plain: MarkField = (_name, heading) => heading
const optional: readonly Name[] = ['notifier2', 'notifier3', 'bookingNo', 'splitMblNo', 'mergeMblNo', 'declaredValue', 'remarks']
const terms = ['paymentMethod', 'signingMethod', 'transportTerms', 'goodsType', 'hsCode', 'shipperRef', 'quotationNo'] as const

const always: ReadonlySet<string> = new Set<Name>([
  'consignor',
  'consignee',
  'notifier1',
  'mblNo',
  'vessel',
  'voyage',
  'receiptPlace',
  'loadPort',
  'dischargePort',
  'deliveryPlace',
  ...terms,
  'packageCount',
  'packageKind',
  'marks',
  'goods',
])

/** True if the bill of this record shows the field; fields that are mostly empty are shown only with a value. */
export const isOnFace = (record: SiRecord, name: string): name is Name =>
  always.has(name) || optional.some((other) => other === name && record[other] !== '')

/** A record in the layout of a bill of lading: paper white, fixed pitch, 35 columns. */
export const BillFace = observer(function BillFace({ record, mark = plain }: { record: SiRecord; mark?: MarkField }) {
  const hidesContacts = useContactRight() === 'hidden'
  const sums = totalsOf(record.containers)
  const box = (name: GridName) => <Box record={record} name={name} mark={mark} />
  const fact = (name: Name, value: string) => <Fact key={name} label={mark(name, labelOf(name))} value={value} />
  return (
    <div className="jst-bill-face">
      <div className="jst-bill-face-parties">
        {box('consignor')}
        {box('consignee')}
        {box('notifier1')}
        {isOnFace(record, 'notifier2') && box('notifier2')}
        {isOnFace(record, 'notifier3') && box('notifier3')}
      </div>
      <dl className="jst-bill-face-facts">
        {fact('mblNo', record.mblNo)}
        {isOnFace(record, 'bookingNo') && fact('bookingNo', record.bookingNo)}
        {record.masterBills.map(({ mergedMblNo, mergedBookingNo }) => (
          <Fact key={mergedMblNo} label={texts.bill.mergedBill} value={[mergedMblNo, mergedBookingNo].filter(Boolean).join(' · ')} />
        ))}
        {isOnFace(record, 'splitMblNo') && fact('splitMblNo', record.splitMblNo)}
        {isOnFace(record, 'mergeMblNo') && fact('mergeMblNo', record.mergeMblNo)}
        {fact('vessel', record.vessel)}
        {fact('voyage', record.voyage)}
        {fact('receiptPlace', placeText(record.receiptPlaceOnBill || record.receiptPlace, record.receiptPlaceCode))}
        {fact('loadPort', placeText(record.loadPortOnBill || record.loadPort, record.loadPortCode))}
        {fact('dischargePort', placeText(record.dischargePortOnBill || record.dischargePort, record.dischargePortCode))}
        {fact('deliveryPlace', placeText(record.deliveryPlaceOnBill || record.deliveryPlace, record.deliveryPlaceCode))}
        {terms.map((name) => fact(name, shown(name, record[name])))}
        {isOnFace(record, 'declaredValue') && fact('declaredValue', declaredValueOf(record))}
        {hidesContacts ? null : fact('emails', shown('emails', record.emails))}
        {fact('packageCount', shown('packageCount', record.packageCount || String(sums.packages)))}
        {fact('packageKind', record.packageKind)}
        <Fact label={texts.bill.total} value={weightAndVolume(sums)} />
      </dl>
      <div className="jst-bill-face-cargo">
        {box('marks')}
        {box('goods')}
      </div>
      {isOnFace(record, 'remarks') && (
        <div className="jst-bill-face-notes">
          <strong>{mark('remarks', f.remarks.zh)}</strong>
          {record.remarks}
        </div>
      )}
    </div>
  )
})

const placeText = (name: string, code: string) => `${name} ${code}`.trim()

function Box({ record, name, mark }: { record: SiRecord; name: GridName; mark: MarkField }) {
  return (
    <div>
      <h3>{mark(name, labelOf(name))}</h3>
      <FixedPitchText value={record[name]} label={labelOf(name)} lines={f[name].lines} />
    </div>
  )
}

function Fact({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.trim() || texts.bill.none}</dd>
    </div>
  )
}
