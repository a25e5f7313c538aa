import { Button } from '@arco-design/web-react'
import {
  askCancellation,
  bookingButtons,
  bookingPages,
  bookingStates,
  cancellationStates,
  amendmentStates,
  customerBookingPages,
  requestRefusal,
  type BookingState,
  type BookingView,
} from '@jst/contracts/booking'
import { link, useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { AppLink, ChoiceField, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { cancellationReasons } from '../declared.ts'
import { texts } from './texts.ts'

/** The three statuses of a booking, as its requests say them. */
export function statusesOf({ Requests }: Pick<BookingView, 'Requests'>, stage: BookingState) {
  const last = (kind: 'amendment' | 'cancellation') => Requests.find(({ Kind }) => Kind === kind)?.State ?? 'none'
  return {
    state: bookingStates.codes[stage],
    amendment: amendmentStates.codes[last('amendment') as 'none'],
    cancellation: cancellationStates.codes[last('cancellation') as 'none'],
  }
}

interface AskToolsProps {
  view: BookingView
  stage: BookingState | undefined
  onAsked: () => void
}
/** Requests to change the content of a confirmed booking or to cancel it. */
export const AskTools = observer(function AskTools({ view, stage, onAsked }: AskToolsProps) {
  const { session, permissions } = useApp()
  const [cancelling, setCancelling] = useState(false)
  const staff = session.employee?.CompanyKind === 'operator'
  const button = bookingButtons[staff ? 'staff' : 'party'].request
  if (stage === undefined || !permissions.allows(button.path, button.code)) return null
  const at = statusesOf(view, stage)
  const form = link(staff ? bookingPages.form : customerBookingPages.online, { Amend: view.Id })
  return (
    <>
      {requestRefusal('cancellation', 'ask', at) === undefined ? <Button onClick={() => setCancelling(true)}>{texts.cancel}</Button> : null}
      {requestRefusal('amendment', 'ask', at) === undefined ? (
        <AppLink className="arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square" to={form}>
          {texts.amend}
        </AppLink>
      ) : null}
      {cancelling ? <CancelDialog view={view} onDone={onAsked} onClose={() => setCancelling(false)} /> : null}
    </>
  )
})

type Reason = (typeof cancellationReasons)[number]['code']
const CancelDialog = observer(function CancelDialog({
  view,
  onDone,
  onClose,
}: {
  view: BookingView
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: view,
    start: () => ({ Reason: '' as Reason | '', Remarks: '' }),
    fields: { Reason: { label: texts.cancelReason, required: texts.why }, Remarks: { label: texts.remarks } },
    save: ({ Reason, Remarks }, from) =>
      api.call(askCancellation, { Id: view.Id, UpdateTime: from!.UpdateTime, Reason: Reason as Reason, Remarks }),
    saved: () => {
      notify.success(texts.cancelAsked)
      onDone()
      onClose()
    },
    unasked: true,
  })
  const options = [{ value: '', label: texts.why }, ...cancellationReasons.map(({ code, zh }) => ({ value: code, label: zh }))]
  return (
    <FormDialog form={form} title={texts.cancelTitle} submit={texts.cancel} note={texts.cancelAbout} onClose={onClose}>
      <ChoiceField {...form.field('Reason')} options={options} onChange={(value) => form.write({ Reason: value as Reason })} />
      <LinesField {...form.field('Remarks')} maxLength={500} />
    </FormDialog>
  )
})
