import { Button } from '@arco-design/web-react'
import { messageLimits, messageStates, receiveAnswer } from '@jst/contracts/booking'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { FilePick, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts as all } from './texts.ts'

const texts = all.receive

/** An answer of a carrier that came by another way: pasted, or of a file. */
export const ReceiveDialog = observer(function ReceiveDialog({ onDone, onClose }: { onDone: (id: number) => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Text: '' }),
    fields: { Text: { label: texts.text, required: texts.needed } },
    save: ({ Text }) => api.call(receiveAnswer, { Text }),
    saved: ({ Id, State, Received }) => {
      notify.success(Received.length > 1 ? texts.several(Received.length) : texts.done(messageStates[State].zh))
      onDone(Id)
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} place="side" width={640} title={texts.title} submit={texts.submit} note={texts.about} onClose={onClose}>
      <LinesField {...form.field('Text')} rows={14} maxLength={messageLimits.text} />
      <FilePick label={texts.pick} accept=".edi,.txt,.json" onFile={(file) => void file.text().then((Text) => form.write({ Text }))}>
        {(choose) => <Button onClick={choose}>{texts.pick}</Button>}
      </FilePick>
    </FormDialog>
  )
})
