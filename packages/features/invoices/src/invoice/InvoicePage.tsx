import {
  invoiceButtons,
  invoiceCalls as calls,
  invoiceDocument as document,
  invoiceStates,
  invoiceView,
  issuedStates,
  type InvoiceView,
} from '@jst/contracts/invoices'
import { compare, minus } from '@jst/contracts/money'
import { link, useDetail, useScreenId } from '@jst/feature-kit'
import { ChargesPart, DocumentPage, PrintTool, useDocumentPage } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, CellTable, formatText, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SettleDialog } from '../receipt/SettleDialog.tsx'
import { SettlementsPart } from '../receipt/SettlementsPart.tsx'
import { moneyText } from '../money.ts'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { ReverseDialog } from './ReverseDialog.tsx'

const isIssued = (code: number) => issuedStates.some((state) => invoiceStates.codes[state] === code)

/** A bill: its charges, what it came to when it was issued, and by what it was settled. */
export const InvoicePage = observer(function InvoicePage() {
  const id = useScreenId('Id')
  const view = useDetail(invoiceView, id === undefined ? undefined : { Id: id })
  const page = useDocumentPage(calls, document, id, [view])
  const [row, state, bill] = [page.row.data, page.state.data, view.data]
  const { add, settle } = invoiceButtons
  const mayReverse = usePermitted(add.code, add.path)
  const maySettle = usePermitted(settle.code, settle.path)
  const [open, setOpen] = useState<'reverse' | 'settle'>()
  const close = () => setOpen(undefined)
  const issued = state !== undefined && isIssued(state.State)
  const type = String(row?.['Type'] ?? '')
  // a credit note has what is open of it, turned over
  const left = bill?.Totals.find(({ Open }) => compare(Open, '0') < 0)
  return (
    <>
      <DocumentPage
        of={page}
        needs={[view]}
        trail={[{ label: titles.invoices, to: document.page }]}
        title={titles.invoices}
        claim="none"
        name={row && bill ? bill.InvoiceNo || row.Code : undefined}
        facts={
          row && bill
            ? [
                { label: texts.customer, value: formatText(row.NameZh) },
                { label: texts.bl, value: formatText(String(row['BlNo'] ?? '')) },
                { label: texts.due, value: formatText(String(row['DueDay'] ?? '')) },
              ]
            : []
        }
        tools={
          <>
            <PrintTool of={page} print="invoice" />
            {issued && type === 'debit' && mayReverse ? (
              <TextButton onClick={() => setOpen('reverse')}>{texts.reverse.open}</TextButton>
            ) : null}
            {issued && type === 'credit' && maySettle && left ? (
              <TextButton onClick={() => setOpen('settle')}>{texts.settle.open}</TextButton>
            ) : null}
          </>
        }
      >
        {row && bill ? (
          <>
            <ChargesPart of={page} sheet="fees" />
            <TotalsPart bill={bill} />
            {issued ? <SettlementsPart rows={bill.Settlements} onChanged={page.renew} /> : null}
            <EntityFacts entity={calls.entity} row={row} />
          </>
        ) : null}
      </DocumentPage>
      {open === 'reverse' && id !== undefined && bill ? <ReverseDialog id={id} no={bill.InvoiceNo} onClose={close} /> : null}
      {open === 'settle' && id !== undefined && state && left ? (
        <SettleDialog
          kind="invoice"
          id={id}
          updateTime={state.UpdateTime}
          currency={left.Currency}
          left={minus('0', left.Open)}
          onDone={page.renew}
          onClose={close}
        />
      ) : null}
    </>
  )
})

const words = texts.totals
/** Totals of the issued bill by currency and in words, with the bills that it is linked to. */
function TotalsPart({ bill }: { bill: InvoiceView }) {
  return (
    <Section title={words.title}>
      <CellTable
        label={words.title}
        titles={[words.currency, words.net, words.tax, words.gross, words.open, words.words]}
        numeric={[1, 2, 3, 4]}
        none={words.before}
        rows={bill.Totals}
        rowKey={({ Currency }) => Currency}
        renderCells={[
          'Currency',
          ({ Net, Currency }) => moneyText(Net, Currency),
          ({ Tax, Currency }) => moneyText(Tax, Currency),
          ({ Gross, Currency }) => moneyText(Gross, Currency),
          ({ Open, Currency }) => moneyText(Open, Currency),
          ({ WordsZh, WordsEn }) => (
            <>
              {WordsZh}
              <div className="jst-muted">{WordsEn}</div>
            </>
          ),
        ]}
      />
      {bill.Converted ? (
        <p>
          {words.converted(bill.IssuedOn)} <strong>{moneyText(bill.Converted, 'CNY')}</strong>
        </p>
      ) : null}
      {bill.Linked.length > 0 ? (
        <p>
          {words.linked}{' '}
          {bill.Linked.map(({ Id, No }) => (
            <AppLink key={Id} to={link(document.page, { Id })}>
              {No}
            </AppLink>
          ))}
        </p>
      ) : null}
    </Section>
  )
}
