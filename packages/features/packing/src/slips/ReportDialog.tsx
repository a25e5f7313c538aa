import { reportSlip } from '@jst/contracts/packing'
import { useApp, useConfirmed } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField, MomentField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.reportDialog

interface ReportDialogProps {
  slip: { readonly Id: number; readonly EirNo: string; readonly Code: string }
  onDone: () => void
  onClose: () => void
}

/** Form of a report about the box of a slip: number, seal, times. Blank fields tell nothing. */
export const ReportDialog = observer(function ReportDialog({ slip, onDone, onClose }: ReportDialogProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const form = useForm({
    start: () => ({ BoxNo: '', SealNo: '', PickedUpAt: null as string | null, GatedInAt: null as string | null, Note: '' }),
    fields: {
      BoxNo: { label: words.box },
      SealNo: { label: words.seal },
      PickedUpAt: { label: words.picked },
      GatedInAt: { label: words.gated },
      Note: { label: words.remark },
    },
    check: (values) => (Object.values(values).some((value) => value !== null && value !== '') ? {} : { BoxNo: words.nothing }),
    save: ({ BoxNo, SealNo, Note, ...times }) =>
      confirmed((sure) =>
        api.call(reportSlip, { Id: slip.Id, BoxNo: BoxNo.trim(), SealNo: SealNo.trim(), Note: Note.trim(), ...times, ...sure }),
      ),
    saved: () => {
      notify.success(words.done)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title(slip.EirNo || slip.Code)} note={words.note} submit={words.submit} onClose={onClose}>
      <TextField {...form.field('BoxNo')} maxLength={15} />
      <TextField {...form.field('SealNo')} maxLength={60} />
      <MomentField {...form.field('PickedUpAt')} />
      <MomentField {...form.field('GatedInAt')} />
      <LinesField {...form.field('Note')} maxLength={300} />
    </FormDialog>
  )
})
