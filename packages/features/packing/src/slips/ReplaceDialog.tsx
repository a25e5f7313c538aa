import { replaceSlip, slipReasons, slipDocument, type SlipView } from '@jst/contracts/packing'
import { link, useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, LinesField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { SlipDialogProps } from './ChangeDialog.tsx'
import { HaulageFields, haulageProblems, tidyHaulage } from './HaulageFields.tsx'
import { texts } from './texts.ts'

const words = texts.replaceDialog
const reasons = [{ value: '', label: words.pick }, ...slipReasons.map(({ code, zh }) => ({ value: code, label: zh }))]

/** A new slip in the place of an issued one, which is void from then on. */
export const ReplaceDialog = observer(function ReplaceDialog({ view, onDone, onClose }: SlipDialogProps) {
  const { api, notify, navigate } = useApp()
  const form = useForm<Pick<SlipView, 'Haulage'> & { Reason: string; Remarks: string; EirNo: string }, SlipView, SlipView>({
    stored: view,
    start: (from) => ({ Haulage: (from ?? view).Haulage, Reason: '', Remarks: '', EirNo: '' }),
    fields: {
      Haulage: { label: texts.page.haulage },
      Reason: { label: words.reason, required: words.pick },
      Remarks: { label: words.remarks },
      EirNo: { label: words.number },
    },
    check: ({ Haulage }) => haulageProblems(Haulage),
    save: ({ Haulage, Reason, Remarks, EirNo }, from) =>
      api.call(replaceSlip, {
        Id: view.Id,
        UpdateTime: from!.UpdateTime,
        Haulage: tidyHaulage(Haulage),
        Reason,
        Remarks: Remarks.trim(),
        ...(EirNo.trim() === '' ? {} : { EirNo: EirNo.trim().toUpperCase() }),
      }),
    saved: ({ Id, EirNo }) => {
      notify.success(words.done(EirNo))
      onDone()
      onClose()
      navigate(link(slipDocument.page, { Id }))
    },
  })
  return (
    <FormDialog form={form} place="side" width={640} title={words.title} note={words.note} submit={words.submit} danger onClose={onClose}>
      <ChoiceField {...form.field('Reason')} options={reasons} />
      <HaulageFields values={form.values.Haulage} errors={form.errors} issued={false} onChange={(Haulage) => form.write({ Haulage })} />
      <TextField {...form.field('EirNo')} maxLength={30} />
      <LinesField {...form.field('Remarks')} maxLength={300} />
    </FormDialog>
  )
})
