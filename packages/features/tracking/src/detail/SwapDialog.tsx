import { trackSwap, type TrackBox, type TrackView } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.swap

interface SwapDialogProps {
  view: TrackView
  box: TrackBox
  onDone: (view: TrackView) => void
  onClose: () => void
}

/** A person says by which box another one was replaced; nothing takes it back. */
export const SwapDialog = observer(function SwapDialog({ view, box, onDone, onClose }: SwapDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: view,
    start: (stored = view) => ({ To: stored.BoxLines.find(({ Box }) => Box === box.Box)?.ReplacedBy ?? '' }),
    fields: { To: { label: words.to } },
    save: ({ To }, stored = view) =>
      api.call(trackSwap, { ShipmentId: view.Id, UpdateTime: stored.UpdateTime, From: box.Box, To: To.trim().toUpperCase() }),
    saved: (newer) => {
      notify.success(words.done)
      onDone(newer)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title(box.Box)} note={words.lead} submit={words.submit} onClose={onClose}>
      <TextField {...form.field('To')} hint={words.hint} maxLength={11} />
    </FormDialog>
  )
})
