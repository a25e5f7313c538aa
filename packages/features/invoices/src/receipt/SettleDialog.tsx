import { Button, Input } from '@arco-design/web-react'
import { openInvoices, settleInvoices, type OpenInvoice } from '@jst/contracts/invoices'
import { compare, isDecimal, minus, plus } from '@jst/contracts/money'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ErrorView, CellTable, formatText, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { moneyText } from '../money.ts'
import { texts } from '../texts.ts'

const words = texts.settle
const mostShown = 100

interface SettleDialogProps {
  kind: 'receipt' | 'invoice'
  id: number
  updateTime: string
  currency: string
  /** The rest of the source. */
  left: string
  onDone: () => void
  onClose: () => void
}
type Amounts = Readonly<Record<number, string>>

const isGiven = (typed: string | undefined): typed is string => typed !== undefined && typed.trim() !== ''
const sumOf = (amounts: Amounts) => plus('0', ...Object.values(amounts).filter((typed) => isDecimal(typed.trim())))

/** Oldest due date first, as far as the money goes. */
function shareOut(rows: readonly OpenInvoice[], left: string): Amounts {
  let rest = left
  const given: Record<number, string> = {}
  for (const { Id, Open } of rows) {
    if (compare(rest, '0') <= 0) break
    given[Id] = compare(rest, Open) < 0 ? rest : Open
    rest = minus(rest, given[Id])
  }
  return given
}

/** Settles bills by a receipt or a credit note: each with an amount of its own. */
export const SettleDialog = observer(function SettleDialog({ kind, id, updateTime, currency, left, onDone, onClose }: SettleDialogProps) {
  const { api, notify } = useApp()
  const [keyword, setKeyword] = useState('')
  const open = useDetail(openInvoices, { Kind: kind, Id: id, PageSize: mostShown, ...(keyword.trim() ? { Keyword: keyword.trim() } : {}) })
  const rows = (open.data?.Rows ?? []).filter(({ Currency }) => Currency === currency)
  const form = useForm({
    start: () => ({ Amounts: {} as Amounts }),
    fields: {
      Amounts: {
        label: words.title,
        check: (amounts) => {
          const given = Object.values(amounts).filter(isGiven)
          if (given.length === 0) return words.nothing
          if (given.some((one) => !isDecimal(one.trim()))) return words.wrong
          const over = minus(sumOf(amounts), left)
          return compare(over, '0') > 0 ? words.over(moneyText(over, currency)) : undefined
        },
      },
    },
    save: ({ Amounts }) =>
      api.call(settleInvoices, {
        Kind: kind,
        Id: id,
        UpdateTime: updateTime,
        Currency: currency,
        Parts: Object.entries(Amounts)
          .filter(([, amount]) => isGiven(amount))
          .map(([invoice, amount]) => ({ InvoiceId: Number(invoice), Amount: amount.trim() })),
      }),
    saved: ({ Settled }) => {
      notify.success(words.done(moneyText(Settled, currency)))
      onDone()
      onClose()
    },
    at: () => 'Amounts',
  })
  const { Amounts } = form.values
  const rest = minus(left, sumOf(Amounts))
  return (
    <FormDialog form={form} place="side" width={720} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      <p>
        <strong>{words.left(moneyText(left, currency))}</strong>
        {' · '}
        {compare(rest, '0') < 0 ? words.over(moneyText(minus('0', rest), currency)) : words.rest(moneyText(rest, currency))}
      </p>
      {keyword || (open.data && open.data.Total > mostShown) ? (
        <TextField label={words.find} hint={words.findHint} value={keyword} maxLength={40} onChange={setKeyword} />
      ) : null}
      {open.error ? <ErrorView error={open.error} onRetry={open.reload} /> : null}
      {open.data && rows.length === 0 ? <Notice tone="info">{words.none}</Notice> : null}
      {rows.length > 0 ? (
        <>
          <Button size="small" onClick={() => form.write({ Amounts: shareOut(rows, left) })}>
            {words.fill}
          </Button>
          <CellTable
            label={words.title}
            titles={words.titles}
            numeric={[3]}
            rows={rows}
            rowKey={({ Id }) => Id}
            renderCells={[
              'InvoiceNo',
              ({ BlNo }) => formatText(BlNo),
              ({ DueDay }) => formatText(DueDay),
              ({ Open }) => moneyText(Open, currency),
              ({ Id, InvoiceNo }) => (
                <Input
                  aria-label={words.amount(InvoiceNo)}
                  value={Amounts[Id] ?? ''}
                  maxLength={20}
                  onChange={(amount) => form.write({ Amounts: { ...Amounts, [Id]: amount } })}
                />
              ),
            ]}
          />
        </>
      ) : null}
      {open.data && open.data.Total > mostShown ? <p className="jst-muted">{words.more(open.data.Total - mostShown)}</p> : null}
    </FormDialog>
  )
})
