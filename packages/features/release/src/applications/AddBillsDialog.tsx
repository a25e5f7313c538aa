import { saveDocumentLines, type DocumentLines, type Line } from '@jst/contracts/document'
import { blankOf, type EntityField } from '@jst/contracts/entity'
import { applicationDocument as document, applicationLines, releasableBills, type ReleasableBill } from '@jst/contracts/release'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ErrorView, FactsTable, TextField, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.addBills
const mostShown = 50
const fields: readonly EntityField[] = applicationLines.bills.fields
const blank = Object.fromEntries(fields.map((field) => [field.key, blankOf(field)]))
const lineOf = ({ BlNo, Consignee, Boxes }: ReleasableBill): Line => ({ Id: 0, ...blank, BlNo, Consignee, Boxes })

interface AddBillsDialogProps {
  id: number
  lines: DocumentLines
  onDone: () => void
  onClose: () => void
}

const keyOf = ({ Kind, Id }: ReleasableBill) => `${Kind} ${Id}`
/** Adds bills of shipping instructions and house bills to an application, with consignee and containers. */
export const AddBillsDialog = observer(function AddBillsDialog({ id, lines, onDone, onClose }: AddBillsDialogProps) {
  const { api, notify } = useApp()
  const [keyword, setKeyword] = useState('')
  const found = useDetail(releasableBills, { PageSize: mostShown, ...(keyword.trim() ? { Keyword: keyword.trim() } : {}) })
  const present = lines.Parts['bills'] ?? []
  const isThere = (no: string) => present.some((line) => line['BlNo'] === no)
  const form = useForm({
    start: () => ({ Chosen: [] as readonly ReleasableBill[] }),
    fields: { Chosen: { label: words.title, check: (chosen) => (chosen.length === 0 ? words.needed : undefined) } },
    save: ({ Chosen }) =>
      api.call(saveDocumentLines, {
        Kind: document.kind,
        Id: id,
        UpdateTime: lines.UpdateTime,
        Part: 'bills',
        Rows: [...present, ...Chosen.map(lineOf)],
      }),
    saved: () => {
      notify.success(words.done(form.values.Chosen.length))
      onDone()
      onClose()
    },
  })
  const { Chosen } = form.values
  const isChosen = (bill: ReleasableBill) => Chosen.some((one) => keyOf(one) === keyOf(bill))
  const toggle = (bill: ReleasableBill) =>
    form.write({ Chosen: isChosen(bill) ? Chosen.filter((one) => keyOf(one) !== keyOf(bill)) : [...Chosen, bill] })
  return (
    <FormDialog form={form} place="side" width={760} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      <TextField label={words.find} value={keyword} maxLength={40} onChange={setKeyword} />
      <p className="jst-muted">{words.chosen(Chosen.length)}</p>
      {found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      {found.data?.Rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {found.data && found.data.Rows.length > 0 ? (
        <FactsTable
          label={words.title}
          titles={words.titles}
          rows={found.data.Rows}
          rowKey={keyOf}
          renderRow={(bill) => (
            <>
              <td>
                <input
                  type="checkbox"
                  aria-label={words.pick(bill.BlNo)}
                  checked={isChosen(bill)}
                  disabled={isThere(bill.BlNo)}
                  onChange={() => toggle(bill)}
                />
              </td>
              <th scope="row">{bill.BlNo}</th>
              <td>{bill.Consignee}</td>
              <td>{bill.Customer}</td>
              <td>{vesselVoyage(bill.Vessel, bill.Voyage)}</td>
              <td>{isThere(bill.BlNo) ? words.there : bill.State}</td>
            </>
          )}
        />
      ) : null}
      {found.data && found.data.Total > mostShown ? <p className="jst-muted">{words.more(found.data.Total - mostShown)}</p> : null}
    </FormDialog>
  )
})
