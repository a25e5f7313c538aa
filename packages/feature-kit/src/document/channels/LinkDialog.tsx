import { actOnMessage, type OpenChannelMessage } from '@jst/contracts/document'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { FormDialog, useForm } from '../../form/index.ts'
import { textsOf, type SentKind } from './kind.ts'

interface LinkDialogProps {
  document: SentKind
  message: OpenChannelMessage
  onDone: () => void
  onClose: () => void
}
/** Names the record that an answer is about. */
export const LinkDialog = observer(function LinkDialog({ document, message, onDone, onClose }: LinkDialogProps) {
  const { api, notify } = useApp()
  const texts = textsOf(document).drawer
  const form = useForm<{ No: string }, OpenChannelMessage, OpenChannelMessage>({
    stored: message,
    start: () => ({ No: '' }),
    fields: { No: { label: texts.linkNo, required: texts.linkNeeded } },
    save: ({ No }, from) => api.call(actOnMessage, { Kind: document.kind, Id: message.Id, UpdateTime: from!.UpdateTime, Act: 'link', No }),
    saved: () => {
      notify.success(texts.linked)
      onDone()
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={texts.link} submit={texts.link} onClose={onClose}>
      <TextField {...form.field('No')} maxLength={60} />
    </FormDialog>
  )
})
