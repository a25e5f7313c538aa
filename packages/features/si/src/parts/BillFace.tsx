import { recordFields as f, type SiRecord } from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import { FixedPitchText, formatDecimal } from '@jst/ui'
import { texts } from '../texts.ts'
import { labelOf, shown } from './labels.ts'

type GridName = 'consignor' | 'consignee' | 'notifier1' | 'notifier2' | 'notifier3' | 'marks' | 'goods'

/** A record in the layout of a bill of lading: paper white, fixed pitch, 35 columns. */
export function BillFace({ record }: { record: SiRecord }) {
  const sums = totalsOf(record.containers)
  return (
    <div className="jst-bill-face">
      <div className="jst-bill-face-parties">
        <Box record={record} name="consignor" />
        <Box record={record} name="consignee" />
        <Box record={record} name="notifier1" />
        {record.notifier2 !== '' && <Box record={record} name="notifier2" />}
        {record.notifier3 !== '' && <Box record={record} name="notifier3" />}
      </div>
      <dl className="jst-bill-face-facts">
        <Fact label={labelOf('mblNo')} value={record.mblNo} />
        {record.splitMblNo !== '' && <Fact label={labelOf('splitMblNo')} value={record.splitMblNo} />}
        <Fact label={labelOf('vessel')} value={`${record.vessel} / ${record.voyage}`} />
        <Fact label={labelOf('receiptPlace')} value={record.receiptPlaceOnBill || record.receiptPlace} />
        <Fact label={labelOf('loadPort')} value={`${record.loadPortOnBill || record.loadPort} ${record.loadPortCode}`} />
        <Fact
          label={labelOf('dischargePort')}
          value={`${record.dischargePortOnBill || record.dischargePort} ${record.dischargePortCode}`}
        />
        <Fact label={labelOf('deliveryPlace')} value={record.deliveryPlaceOnBill || record.deliveryPlace} />
        {(['paymentMethod', 'signingMethod', 'transportTerms', 'goodsType', 'hsCode', 'shipperRef', 'quotationNo'] as const).map((name) => (
          <Fact key={name} label={labelOf(name)} value={shown(name, record[name])} />
        ))}
        <Fact label={labelOf('packageCount')} value={`${record.packageCount || sums.packages} ${record.packageKind}`} />
        <Fact label={texts.bill.total} value={`${formatDecimal(sums.weight, 3)} KGS / ${formatDecimal(sums.volume, 3)} CBM`} />
      </dl>
      <div className="jst-bill-face-cargo">
        <Box record={record} name="marks" />
        <Box record={record} name="goods" />
      </div>
      {record.remarks !== '' && (
        <p className="jst-bill-face-notes">
          <strong>{f.remarks.zh}</strong>
          {record.remarks}
        </p>
      )}
    </div>
  )
}

function Box({ record, name }: { record: SiRecord; name: GridName }) {
  return (
    <div>
      <h3>{labelOf(name)}</h3>
      <FixedPitchText value={record[name]} label={labelOf(name)} lines={f[name].lines} />
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.trim() || texts.bill.none}</dd>
    </div>
  )
}
