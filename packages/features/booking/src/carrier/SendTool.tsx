import { Button } from '@arco-design/web-react'
import {
  bookingButtons,
  draftBookingMessage,
  fileChannels,
  kindToSend,
  messageKinds,
  sendBooking,
  type BookingStatuses,
  type BookingView,
  type MessageDraft,
} from '@jst/contracts/booking'
import type { ReplyOf } from '@jst/contracts'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ErrorView, FactGrid, LinesField, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LostTable, MissingNotices, Payload } from './MessageParts.tsx'
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
      {data ? <DraftFacts draft={data} /> : null}
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

/** What would be sent, by which way, and what follows from that. */
function DraftFacts({ draft }: { draft: MessageDraft }) {
  const { Carrier, ChannelName, Channel, Kind, FileName, Mail, Gaps, Missing, Assumed, Note } = draft
  return (
    <>
      <MissingNotices gaps={Gaps} missing={Missing} assumed={Assumed} />
      {Channel === 'simulator' ? <Notice>{texts.simulator}</Notice> : null}
      {Channel === 'manual' ? <Notice>{texts.byHand}</Notice> : null}
      {fileChannels.includes(Channel) ? <Notice>{texts.fileNext}</Notice> : null}
      {Mail?.Waits ? <Notice tone="warning">{texts.mailWaits}</Notice> : null}
      <FactGrid
        columns={2}
        facts={[
          { label: texts.carrier, value: Carrier },
          { label: texts.channel, value: ChannelName },
          { label: texts.kind, value: messageKinds[Kind] },
          { label: texts.file, value: [FileName, Note].filter((part) => part !== '').join('，') },
          ...(Mail
            ? [
                { label: texts.to, value: Mail.To },
                { label: texts.subject, value: Mail.Subject },
              ]
            : []),
        ]}
      />
      {Mail ? <pre className="jst-payload">{Mail.Text}</pre> : null}
    </>
  )
}
