import type { Choice, SiRecord } from '@jst/contracts/si'
import { bookingsOf, declaredValueOf, totalsOf } from '@jst/si-drafts/rules'
import { formatDecimal, formatNumber } from '@jst/ui'
import type { ReactNode } from 'react'
import { billWords as words, texts as own } from './texts.ts'
import type { BillPage } from './pages.ts'

const english = (choices: readonly Choice[], value: string) => choices.find((choice) => choice.value === value)?.en ?? value

const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n')

interface SheetProps {
  record: SiRecord
  page: BillPage
  no: number
  count: number
  codes: { paymentMethods: readonly Choice[]; signingMethods: readonly Choice[] }
}

/** One page on paper: the face of the bill, or an attached list. */
export function BillSheet({ record, page, no, count, codes }: SheetProps) {
  const billNo = record.mergeMblNo || record.splitMblNo || record.mblNo
  const sums = totalsOf(record.containers)
  return (
    <section className="jst-bill-page" data-mark={own.draft} aria-label={own.page(no, count)}>
      {no === 1 ? (
        <>
          <header>
            <strong>{record.signingMethod === 'SWB' ? words.waybill : words.heading}</strong>
            <Box label={words.billNo}>{billNo}</Box>
          </header>
          <div className="jst-bill-top">
            <div>
              <Box label={words.shipper}>{record.consignor}</Box>
              <Box label={words.consignee}>{record.consignee}</Box>
              <Box label={words.notify}>{record.notifier1}</Box>
            </div>
            <div>
              <Box label={words.reference}>{lines(...bookingsOf(record), record.shipperRef)}</Box>
              {(record.notifier2 || record.notifier3) && (
                <Box label={words.also}>{[record.notifier2, record.notifier3].filter(Boolean).join('\n')}</Box>
              )}
              <Box label={words.terms}>{record.transportTerms}</Box>
              <Box label={words.freight}>{lines(english(codes.paymentMethods, record.paymentMethod), record.payableAt)}</Box>
              <Box label={words.release}>
                {lines(
                  english(codes.signingMethods, record.signingMethod).toUpperCase(),
                  record.originals > 0 && words.originals(record.originals),
                )}
              </Box>
              {declaredValueOf(record) && <Box label={words.declared}>{declaredValueOf(record)}</Box>}
              {record.issuePlace && <Box label={words.issue}>{record.issuePlace}</Box>}
            </div>
          </div>
          <div className="jst-bill-routing">
            <Box label={words.receipt}>{record.receiptPlaceOnBill || record.receiptPlace}</Box>
            <Box label={words.vessel}>{`${record.vessel} ${record.voyage}`}</Box>
            <Box label={words.loading}>{record.loadPortOnBill || record.loadPort}</Box>
            <Box label={words.discharge}>{record.dischargePortOnBill || record.dischargePort}</Box>
            <Box label={words.delivery}>{record.deliveryPlaceOnBill || record.deliveryPlace}</Box>
          </div>
        </>
      ) : (
        <header>
          <strong>{words.rider}</strong>
          <Box label={words.billNo}>{billNo}</Box>
        </header>
      )}
      <div className="jst-bill-goods">
        <Box label={words.marks}>{page.marks.join('\n')}</Box>
        <Box label={words.goods}>
          {no === 1 && `${formatNumber(sums.packages)} ${record.packageKind}\n`}
          {page.goods.join('\n')}
        </Box>
        <Box label={words.weight}>{no === 1 && `${formatDecimal(sums.weight, 3)} KGS`}</Box>
        <Box label={words.volume}>{no === 1 && `${formatDecimal(sums.volume, 3)} CBM`}</Box>
      </div>
      {page.containers.length > 0 && (
        // drawn by hand: part of a paper, which neither scrolls nor has headings
        <table>
          <caption>{words.containers}</caption>
          <tbody>
            {page.containers.map((box, index) => (
              <tr key={index}>
                <td>{`${box.containerNo} / ${box.sealNo} / ${box.type}`}</td>
                <td>{`${formatNumber(box.packages)} ${box.packageKind}`}</td>
                <td>{formatDecimal(box.weight, 3)} KGS</td>
                <td>{formatDecimal(box.volume, 3)} CBM</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer>
        {page.goesOn ? words.attached : ''}
        <span>{own.page(no, count)}</span>
      </footer>
    </section>
  )
}

function Box({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="jst-bill-box">
      <span>{label}</span>
      <pre>{children}</pre>
    </div>
  )
}
