import {
  bookingBoxes,
  bookingButtons,
  bookingCalls,
  bookingCargo,
  bookingPages,
  bookingStates,
  bookingView,
  customerBookingPages,
  editableIn,
  type BookingState,
} from '@jst/contracts/booking'
import { link, useApp, useDetail, useScreenId } from '@jst/feature-kit'
import { DocumentPage, LineFacts, preloadPage, PrintTool, ReturnedNotice, useDocumentPage } from '@jst/feature-kit/document'
import { EntityFacts, useSeenCalls } from '@jst/feature-kit/entity'
import { AppLink } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { document } from '../declared.ts'
import { SendTool } from '../carrier/SendTool.tsx'
import { AskTools, statusesOf } from './AskTools.tsx'
import { ConfirmTool } from './ConfirmTool.tsx'
import { CreditNotice } from './CreditNotice.tsx'
import { CopyTool } from './CopyTool.tsx'
import { CorrectTool } from './CorrectTool.tsx'
import { PartyFacts, ShippingOrderFacts } from './facts.tsx'
import { headOf } from './head.ts'
import { PricePart } from './PricePart.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { names } from '../names.ts'
import { texts } from './texts.ts'

export const preloadBooking = preloadPage(bookingCalls, document, (app, Id) => app.reads.start(bookingView, { Id }))

/** A booking with everything about it. `acts`: what its reader may do stands on it; without, it is there to be read and printed. */
export const BookingDetail = observer(function BookingDetail({ title, acts = true }: { title: string; acts?: boolean }) {
  const id = useScreenId('Id')
  const { session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const { entity } = useSeenCalls(bookingCalls)
  const view = useDetail(bookingView, id === undefined ? undefined : { Id: id })
  const page = useDocumentPage(bookingCalls, document, id, [view])
  const { renew } = page
  const state = page.state.data
  const row = page.row.data
  const stored = view.data
  const stage: BookingState | undefined = state && bookingStates.stateOf(state.State)
  const side = staff ? 'staff' : 'party'
  const button = bookingButtons[side].edit
  const editable =
    stage !== undefined && (editableIn[side] as readonly string[]).includes(stage) && permissions.allows(button.path, button.code)
  const form = link(staff ? bookingPages.form : customerBookingPages.online, { Id: id })
  const worked = staff && acts
  // a submitted booking is accepted first
  const accepts = stage !== undefined && bookingStates.startsFrom('accept', bookingStates.codes[stage])
  return (
    <DocumentPage
      of={page}
      needs={[view]}
      trail={[{ label: staff ? names.list : names.logs, to: staff ? bookingPages.list : customerBookingPages.list }]}
      title={title}
      name={row?.Code}
      facts={row && stored ? headOf(row, stored) : []}
      edit="none"
      claim={worked ? 'tool' : 'none'}
      moves={acts ? 'buttons' : 'none'}
      // always in one place: its dialog stays open while the stage moves on
      lead={stored && worked ? <ConfirmTool view={stored} stage={stage} onDone={renew} primary={!accepts} /> : null}
      tools={
        stored ? (
          <>
            {worked ? <SendTool view={stored} at={stage === undefined ? undefined : statusesOf(stored, stage)} onDone={renew} /> : null}
            {acts ? <AskTools view={stored} stage={stage} onAsked={renew} /> : null}
            {acts && editable ? (
              <AppLink className="arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square" to={form}>
                {texts.edit}
              </AppLink>
            ) : null}
            {acts ? <CopyTool id={stored.Id} /> : null}
            <PrintTool of={page} print={stored.ShippingOrder ? 'confirmation' : 'note'} />
          </>
        ) : null
      }
      notice={
        state ? (
          <>
            <ReturnedNotice document={document} state={state} action={editable ? <AppLink to={form}>{texts.toForm}</AppLink> : undefined} />
            {stored && worked ? <CreditNotice view={stored} stage={stage} /> : null}
          </>
        ) : null
      }
    >
      {row && stored ? (
        <>
          <RequestsPart view={stored} onAnswered={renew} />
          <ShippingOrderFacts
            view={stored}
            staff={staff}
            tool={worked ? <CorrectTool view={stored} stage={stage} onDone={renew} /> : undefined}
          />
          <PricePart view={stored} editable={editable} onTaken={renew} />
          <LineFacts title={texts.boxes} fields={bookingBoxes.fields} lines={stored.Content.Boxes} />
          <LineFacts title={texts.cargo} fields={bookingCargo.fields} lines={stored.Content.Cargo} />
          <PartyFacts parties={stored.Content.Parties} />
          <EntityFacts entity={entity} row={row} />
        </>
      ) : null}
    </DocumentPage>
  )
})
