import type { EntityRow } from '@jst/contracts/entity'
import { customerRisk, holdBills, releasePages } from '@jst/contracts/release'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { ChoiceField, formatMoney, LinesField, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.hold

/** 押单: holds the bills of an application for an overdue bill of its customer. */
export const HoldTool = observer(function HoldTool({ row, onDone }: { row: EntityRow; onDone: () => void }) {
  const mayHold = usePermitted('add', releasePages.risks)
  const [open, setOpen] = useState(false)
  if (!mayHold) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{words.open}</TextButton>
      {open ? <HoldDialog row={row} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
})

const HoldDialog = observer(function HoldDialog({ row, onDone, onClose }: { row: EntityRow; onDone: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const risk = useDetail(customerRisk, { Customer: String(row['CustomerCode']) })
  const debts = (risk.data?.Items ?? []).filter(({ Overdue }) => Overdue)
  const form = useForm({
    start: () => ({ Invoice: '', Clause: '' }),
    fields: { Invoice: { label: words.invoice, required: words.choose }, Clause: { label: words.clause, required: words.needed } },
    save: (values) => api.call(holdBills, { Id: row.Id, ...values }),
    saved: ({ Held }) => {
      notify.success(words.done(Held))
      onDone()
      onClose()
    },
  })
  const options = debts.map(({ No, Amount, DueOn }) => ({ value: No, label: `${No} · ${formatMoney(Amount, 'CNY')} · ${DueOn}` }))
  return (
    <FormDialog form={form} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      {risk.data && debts.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      <ChoiceField {...form.field('Invoice')} options={[{ value: '', label: words.choose }, ...options]} />
      <LinesField {...form.field('Clause')} maxLength={300} />
    </FormDialog>
  )
})
