import { linkAnswer, type OpenMessage } from '@jst/contracts/booking'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts as all } from './texts.ts'

const texts = all.drawer

/** Says which booking an answer is to. */
export const LinkDialog = observer(function LinkDialog({
  message,
  onDone,
  onClose,
}: {
  message: OpenMessage
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const form = useForm<{ BookingNo: string }, OpenMessage, OpenMessage>({
    stored: message,
    start: () => ({ BookingNo: '' }),
    fields: { BookingNo: { label: texts.linkNo, required: texts.linkNeeded } },
    save: ({ BookingNo }, from) => api.call(linkAnswer, { Id: message.Id, UpdateTime: from!.UpdateTime, BookingNo }),
    saved: () => {
      notify.success(texts.linked)
      onDone()
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={texts.link} submit={texts.link} onClose={onClose}>
      <TextField {...form.field('BookingNo')} maxLength={30} />
    </FormDialog>
  )
})
