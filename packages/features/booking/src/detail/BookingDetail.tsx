import {
  bookingBoxes,
  bookingButtons,
  bookingCalls,
  bookingCargo,
  bookingDocument as document,
  bookingPages,
  bookingStates,
  bookingView,
  customerBookingPages,
  editableIn,
  type BookingState,
} from '@jst/contracts/booking'
import { isAbout } from '@jst/contracts'
import { link, useApp, useBack, useDetail, useLiveReload, useScreenId, useTitle, type ScreenModule } from '@jst/feature-kit'
import { ClaimTool, FilesPart, Moves, preloadDocument, PrintTool, StateTag, Thread, useDocument } from '@jst/feature-kit/document'
import { EntityFacts, useSeenCalls } from '@jst/feature-kit/entity'
import { AppLink, DetailPage, EmptyState } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { SendTool } from '../carrier/SendTool.tsx'
import { AskTools, statusesOf } from './AskTools.tsx'
import { ConfirmTool } from './ConfirmTool.tsx'
import { CreditNotice } from './CreditNotice.tsx'
import { CopyTool } from './CopyTool.tsx'
import { CorrectTool } from './CorrectTool.tsx'
import { LineFacts, PartyFacts, ShippingOrderFacts } from './facts.tsx'
import { PricePart } from './PricePart.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { ReturnedNotice } from './ReturnedNotice.tsx'
import { texts } from './texts.ts'

export const preloadBooking: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Id = Number(new URLSearchParams(search).get('Id'))
  if (!(Id > 0)) return
  app.reads.start(bookingView, { Id })
  app.reads.start(bookingCalls.get, { Id })
  preloadDocument(app, document, Id)
}

/** A booking with everything about it. `acts`: what its reader may do stands on it; without, it is there to be read and printed. */
export const BookingDetail = observer(function BookingDetail({ title, acts = true }: { title: string; acts?: boolean }) {
  const id = useScreenId('Id')
  const onBack = useBack()
  const { session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const { entity } = useSeenCalls(bookingCalls)
  const row = useDetail(bookingCalls.get, id === undefined ? undefined : { Id: id })
  const view = useDetail(bookingView, id === undefined ? undefined : { Id: id })
  const of = useDocument(document, id, [row, view])
  useLiveReload(['document/changed'], [row, view], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  const state = of.state.data
  const stored = view.data
  const list = staff ? bookingPages.list : customerBookingPages.list
  useTitle(stored?.Code)
  if (id === undefined || row.status === 'empty')
    return (
      <DetailPage title={title} onBack={onBack}>
        <EmptyState title={texts.notFound} action={<AppLink to={list}>{texts.back}</AppLink>} />
      </DetailPage>
    )
  const renew = () => {
    row.reload()
    view.reload()
    of.state.reload()
  }
  const stage: BookingState | undefined = state && bookingStates.stateOf(state.State)
  const side = staff ? 'staff' : 'party'
  const button = bookingButtons[side].edit
  const editable =
    stage !== undefined && (editableIn[side] as readonly string[]).includes(stage) && permissions.allows(button.path, button.code)
  const form = link(staff ? bookingPages.form : customerBookingPages.online, { Id: id })
  const values = stored?.Content.Values
  const word = (key: string) => String(row.data?.[`${key}Name`] || row.data?.[key] || '')
  return (
    <DetailPage
      title={stored?.Code ?? title}
      trail={[{ label: title, to: list }, { label: stored?.Code ?? '' }]}
      status={
        state && (
          <>
            <StateTag document={document} state={state} />
            {staff && acts ? <ClaimTool of={of} /> : null}
          </>
        )
      }
      onBack={onBack}
      facts={
        stored && values
          ? [
              { label: texts.customer, value: stored.Customer },
              { label: texts.route, value: `${word('PolCode')} → ${word('PodCode')}` },
              { label: texts.sailing, value: [values['Vessel'], values['VoyageNo'], values['Etd']].filter(Boolean).join(' ') },
              ...(stored.ShippingOrder ? [{ label: texts.so, value: String(stored.ShippingOrder.Values['SoNo']) }] : []),
            ]
          : []
      }
      actions={
        stored && state && acts ? (
          <>
            <PrintTool of={of} print={stored.ShippingOrder ? 'confirmation' : 'note'} />
            <CopyTool id={id} />
            {editable ? (
              <AppLink className="arco-btn arco-btn-secondary arco-btn-size-default arco-btn-shape-square" to={form}>
                {texts.edit}
              </AppLink>
            ) : null}
            <AskTools view={stored} stage={stage} onAsked={renew} />
            {staff ? <SendTool view={stored} at={stage === undefined ? undefined : statusesOf(stored, stage)} onDone={renew} /> : null}
            {staff ? <ConfirmTool view={stored} stage={stage} onDone={renew} /> : null}
            <Moves of={of} onMoved={renew} />
          </>
        ) : stored && state ? (
          <PrintTool of={of} print={stored.ShippingOrder ? 'confirmation' : 'note'} />
        ) : undefined
      }
      notice={
        state ? (
          <>
            <ReturnedNotice state={state} action={editable ? <AppLink to={form}>{texts.toForm}</AppLink> : undefined} />
            {staff && acts && stored ? <CreditNotice view={stored} stage={stage} /> : null}
          </>
        ) : undefined
      }
      rail={<Thread of={of} />}
      state={view.error ? 'failed' : stored && row.data ? 'ready' : 'loading'}
      error={view.error}
      onRetry={renew}
    >
      {stored && row.data ? (
        <>
          <RequestsPart view={stored} onAnswered={renew} />
          <ShippingOrderFacts
            view={stored}
            staff={staff}
            tool={staff && acts ? <CorrectTool view={stored} stage={stage} onDone={renew} /> : undefined}
          />
          <PricePart view={stored} editable={editable} onTaken={renew} />
          <LineFacts title={texts.boxes} fields={bookingBoxes.fields} lines={stored.Content.Boxes} />
          <LineFacts title={texts.cargo} fields={bookingCargo.fields} lines={stored.Content.Cargo} />
          <PartyFacts parties={stored.Content.Parties} />
          <EntityFacts entity={entity} row={row.data} />
          <FilesPart of={of} />
        </>
      ) : null}
    </DetailPage>
  )
})
