import type { EntityRow } from '@jst/contracts/entity'
import { copyModes, copyQuotation, quotationList, quotationPage } from '@jst/contracts/quotes'
import { link, useApp } from '@jst/feature-kit'
import { DialogTool, FormDialog, useForm } from '@jst/feature-kit/form'
import { addDays, ChoiceField, DayField, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.copyAs
const modes = Object.entries(copyModes).map(([value, label]) => ({ value, label }))
const defaultDays = 7

/** The button that makes a new quotation of this one by the rates of today. */
export const CopyTool = ({ row }: { row: EntityRow }) => (
  <DialogTool label={words.open} button={{ code: 'add', path: quotationList }}>
    {(onClose) => <CopyDialog row={row} onClose={onClose} />}
  </DialogTool>
)

const CopyDialog = observer(function CopyDialog({ row, onClose }: { row: EntityRow; onClose: () => void }) {
  const { api, navigate, notify } = useApp()
  const form = useForm({
    start: () => ({ Mode: 'replicate' as keyof typeof copyModes, ValidUntil: addDays(today(), defaultDays) }),
    fields: { Mode: { label: words.mode }, ValidUntil: { label: words.until } },
    save: (values) => api.call(copyQuotation, { Id: row.Id, ...values }),
    saved: ({ Id, Missing }) => {
      if (Missing.length > 0) notify.error(words.missing(Missing.join('、')))
      onClose()
      navigate(link(quotationPage, { Id }))
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={words.title} note={words.lead} submit={words.make} onClose={onClose}>
      <ChoiceField {...form.field('Mode')} options={modes} onChange={(mode) => form.write({ Mode: mode as keyof typeof copyModes })} />
      <DayField {...form.field('ValidUntil')} />
    </FormDialog>
  )
})
