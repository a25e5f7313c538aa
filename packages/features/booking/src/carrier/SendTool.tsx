import { Button } from '@arco-design/web-react'
import {
  bookingButtons,
  bookingChannels,
  draftBookingMessage,
  carrierWays,
  kindToSend,
  messageKinds,
  sendBooking,
  type BookingStatuses,
  type BookingView,
} from '@jst/contracts/booking'
import type { ReplyOf } from '@jst/contracts'
import { useApp, useDetail } from '@jst/feature-kit'
import { DraftFacts, LostTable, Payload } from '@jst/feature-kit/channels'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ErrorView, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

interface SendToolProps {
  view: BookingView
  at: BookingStatuses | undefined
  onDone: () => void
}
/** Sends a booking, or what is asked of it, to its carrier; what would be sent is shown before. */
export const SendTool = observer(function SendTool({ view, at, onDone }: SendToolProps) {
  const { permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { send } = bookingButtons.staff
  if (at === undefined || kindToSend(at) === undefined || !permissions.allows(send.path, send.code)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.send}</Button>
      {open ? <SendDialog view={view} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
})

const SendDialog = observer(function SendDialog({ view, onDone, onClose }: { view: BookingView; onDone: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const draft = useDetail(draftBookingMessage, { Id: view.Id })
  const form = useForm<{ Remarks: string }, BookingView, ReplyOf<typeof sendBooking>>({
    stored: view,
    start: () => ({ Remarks: '' }),
    fields: { Remarks: { label: texts.remarks } },
    save: ({ Remarks }, from) => api.call(sendBooking, { Items: [{ Id: view.Id, UpdateTime: from!.UpdateTime }], Remarks }),
    saved: ({ NotSent }) => {
      if (NotSent[0]) return form.fail(NotSent[0].Message)
      notify.success(texts.sent(view.Code))
      onDone()
      onClose()
    },
    unasked: true,
  })
  const { data, error } = draft
  const byHand = data?.Channel === 'manual'
  const ready = data !== undefined && data.Gaps.length === 0 && (!byHand || form.values.Remarks.trim() !== '')
  return (
    <FormDialog form={form} place="side" width={760} title={texts.sendTitle} submit={texts.send} disabled={!ready} onClose={onClose}>
      {error ? <ErrorView error={error} onRetry={draft.reload} /> : null}
      {data ? (
        <DraftFacts
          draft={data}
          way={carrierWays[data.Channel]}
          log={bookingChannels.words.log}
          head={[
            { label: texts.carrier, value: data.Carrier },
            { label: texts.kind, value: messageKinds[data.Kind] },
          ]}
        />
      ) : null}
      {byHand ? <LinesField {...form.field('Remarks')} hint={texts.remarksHint} maxLength={500} /> : null}
      {data ? (
        <>
          <LostTable title={texts.lost(data.Lost.length)} lost={data.Lost} />
          <Payload format={data.Format} text={data.Payload} />
        </>
      ) : null}
    </FormDialog>
  )
})
