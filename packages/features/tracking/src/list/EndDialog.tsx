import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.endDialog

interface EndDialogProps {
  count: number
  /** True: the following ends; false: it is taken up again. */
  isEnded: boolean
  onSend: (reason: string) => Promise<unknown>
  /** With what to say. */
  onDone: (words: string) => void
  onClose: () => void
}

/** Ends the following of shipments with a reason, or takes it up again. */
export const EndDialog = observer(function EndDialog({ count, isEnded, onSend, onDone, onClose }: EndDialogProps) {
  const form = useForm({
    start: () => ({ Reason: '' }),
    fields: { Reason: { label: words.reason, required: isEnded } },
    save: ({ Reason }) => onSend(Reason.trim()),
    saved: () => {
      onDone(isEnded ? words.ended : words.resumed)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={isEnded ? words.title(count) : words.resumeTitle(count)}
      note={isEnded ? words.lead : words.resumeLead}
      submit={isEnded ? texts.end : texts.resume}
      onClose={onClose}
    >
      <LinesField {...form.field('Reason')} maxLength={200} />
    </FormDialog>
  )
})
