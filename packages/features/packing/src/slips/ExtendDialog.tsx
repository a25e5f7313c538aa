import { extendSlips } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { DayField, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { SlipsDialogProps } from './shown.ts'
import { texts } from './texts.ts'

const words = texts.extendDialog

/** A later last day of pick-up for slips; expired ones are in force again. */
export const ExtendDialog = observer(function ExtendDialog({ rows, onDone, onClose }: SlipsDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ PickupTo: '', Remarks: '' }),
    fields: { PickupTo: { label: words.to, required: true }, Remarks: { label: words.remarks } },
    save: ({ PickupTo, Remarks }) =>
      api.call(extendSlips, { Items: rows.map(({ Id, UpdateTime }) => ({ Id, UpdateTime })), PickupTo, Remarks: Remarks.trim() }),
    saved: (outcome) => {
      if (outcome.NotDone.length === 0) notify.success(words.done(outcome.Done.length))
      onDone(outcome)
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={words.title(rows.length)} submit={words.submit} onClose={onClose}>
      <DayField {...form.field('PickupTo')} />
      <LinesField {...form.field('Remarks')} maxLength={300} />
    </FormDialog>
  )
})
