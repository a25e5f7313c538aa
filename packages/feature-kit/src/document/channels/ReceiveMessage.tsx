import { Button } from '@arco-design/web-react'
import { messageLimits, messageStates, receiveDocumentAnswer } from '@jst/contracts/document'
import { FilePick, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { FormDialog, useForm } from '../../form/index.ts'
import { textsOf, type SentKind } from './kind.ts'

interface ReceiveMessageProps {
  document: SentKind
  /** Formats that the kind reads. */
  formats: string
  onDone: (id: number) => void
}
/** Enters a message that came by another way: pasted, or of a file. */
export const ReceiveMessage = observer(function ReceiveMessage({ document, formats, onDone }: ReceiveMessageProps) {
  const { permissions } = useApp()
  const [open, setOpen] = useState(false)
  const texts = textsOf(document).receive
  const { answer } = document.channels.buttons
  if (!permissions.allows(answer.path, answer.code)) return null
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {texts.act}
      </Button>
      {open ? (
        <ReceiveDialog
          document={document}
          formats={formats}
          onDone={(id) => {
            setOpen(false)
            onDone(id)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
})

const ReceiveDialog = observer(function ReceiveDialog({
  document,
  formats,
  onDone,
  onClose,
}: ReceiveMessageProps & { onClose: () => void }) {
  const { api, notify } = useApp()
  const texts = textsOf(document).receive
  const form = useForm({
    start: () => ({ Text: '' }),
    fields: { Text: { label: texts.text, required: texts.needed } },
    save: ({ Text }) => api.call(receiveDocumentAnswer, { Kind: document.kind, Text }),
    saved: ({ Id, State, Received }) => {
      notify.success(Received.length > 1 ? texts.several(Received.length) : texts.done(messageStates[State].zh))
      onDone(Id)
    },
    unasked: true,
  })
  return (
    <FormDialog
      form={form}
      place="side"
      width={640}
      title={texts.title}
      submit={texts.submit}
      note={texts.about(formats)}
      onClose={onClose}
    >
      <LinesField {...form.field('Text')} rows={14} maxLength={messageLimits.text} />
      <FilePick label={texts.pick} accept=".edi,.txt,.json" onFile={(file) => void file.text().then((Text) => form.write({ Text }))}>
        {(choose) => <Button onClick={choose}>{texts.pick}</Button>}
      </FilePick>
    </FormDialog>
  )
})
