import { Button } from '@arco-design/web-react'
import { moveDocuments, type Line } from '@jst/contracts/document'
import {
  applicationCalls,
  applicationView,
  openApplications,
  packingButtons,
  partFields,
  usingSlips,
  type ApplicationView,
} from '@jst/contracts/packing'
import { link, useAction, useApp, useBack, useDetail, useKitTexts, useScreenParams, useTitle, type ScreenModule } from '@jst/feature-kit'
import {
  DeskNextTool,
  DocumentPage,
  LineFacts,
  preloadPage as preloadStored,
  ReturnedNotice,
  useDocumentPage,
} from '@jst/feature-kit/document'
import { AppLink, DateText, DetailPage, EmptyState, FactsTable, formatText, Section, vesselVoyage, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { SlipTag } from '../slips/SlipTag.tsx'
import { applicationDocument as document, applicationStates } from './declared.ts'
import { slipDocument } from '../slips/declared.ts'
import { slipStates } from '../slips/states.ts'
import { names } from '../names.ts'
import { RestTable } from './RestTable.tsx'
import { SplitForm } from './SplitForm.tsx'
import { restsOf } from './split.ts'
import { texts } from './texts.ts'
import { useApplicationForm, type ApplicationForm } from './useApplicationForm.ts'

const words = texts.page
const idIn = (params: URLSearchParams, key: string): number | undefined => {
  const id = Number(params.get(key))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
/** The address names an application, or a booking to make one of. */
export const isPage = (params: URLSearchParams): boolean => params.has('Id') || params.has('BookingId')

export const preloadPage: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  const BookingId = idIn(params, 'BookingId')
  if (BookingId !== undefined) app.reads.start(applicationView, { BookingId })
  else preloadStored(applicationCalls, document, (reads, Id) => reads.reads.start(applicationView, { Id }))(app, location)
}

/** 申请箱单, 拆分详情: an application as a document, or a new one of a booking. */
export const ApplicationPage = observer(function ApplicationPage() {
  const params = useScreenParams()
  const BookingId = idIn(params, 'BookingId')
  return BookingId === undefined ? <Stored id={idIn(params, 'Id')} /> : <Fresh key={BookingId} bookingId={BookingId} />
})

function useSide() {
  const { session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const { path, code } = packingButtons[staff ? 'staff' : 'party'].apply
  const { approve } = packingButtons.staff
  return {
    staff,
    list: staff ? document.page : '/external/workbench/cargoManager/application',
    mayApply: permissions.allows(path, code),
    mayApprove: staff && permissions.allows(approve.path, approve.code),
  }
}

const factsOf = ({ Booking }: ApplicationView): Fact[] => [
  { label: words.booking, value: Booking.BookingNo },
  { label: texts.bookings.vessel, value: vesselVoyage(Booking.Vessel, Booking.VoyageNo) },
  { label: texts.bookings.cutoff, value: <DateText value={Booking.Cutoff} /> },
  { label: words.pickup, value: formatText(Booking.PickupFrom) },
]

/** Saves what is typed, then submits what was saved. */
function useSubmit(form: ApplicationForm) {
  const { api, notify } = useApp()
  const { failure } = useKitTexts()
  return useAction(async (onSaved: (saved: ApplicationView) => void) => {
    const saved = form.dirty || !form.stored ? await form.save() : form.stored
    if (!saved?.UpdateTime) return
    const { NotMoved } = await api.call(moveDocuments, {
      Kind: document.kind,
      Event: 'submit',
      Items: [{ Id: saved.Id, UpdateTime: saved.UpdateTime }],
    })
    const [refused] = NotMoved
    if (refused) form.fail(failure.refusal(refused.Code, refused.Message))
    else notify.success(words.submitted)
    onSaved(saved)
  })
}

const Fresh = observer(function Fresh({ bookingId }: { bookingId: number }) {
  const onBack = useBack()
  const { list } = useSide()
  const first = useDetail(applicationView, { BookingId: bookingId })
  useTitle(first.data && words.fresh(first.data.Booking.BookingNo))
  if (first.status === 'empty' || first.error?.code === 'NOT_FOUND')
    return <EmptyState asPage title={first.error?.message ?? words.notFound} action={<AppLink to={list}>{words.back}</AppLink>} />
  if (first.data) return <FreshForm first={first.data} />
  return (
    <DetailPage
      title={names.apply}
      trail={[{ label: names.apply, to: list }]}
      onBack={onBack}
      facts={[]}
      state={first.status === 'failed' ? 'failed' : 'loading'}
      error={first.error}
      onRetry={first.reload}
    />
  )
})

const FreshForm = observer(function FreshForm({ first }: { first: ApplicationView }) {
  const { notify, navigate } = useApp()
  const { staff, list } = useSide()
  const onBack = useBack()
  const opened = (Id: number) => navigate(link(staff ? document.page : document.partyPage, { Id }), { replace: true })
  const form = useApplicationForm(first, () => undefined)
  const submit = useSubmit(form)
  const save = useAction(async () => {
    const saved = await form.save()
    if (!saved) return
    notify.success(words.saved)
    opened(saved.Id)
  })
  return (
    <DetailPage
      title={words.fresh(first.Booking.BookingNo)}
      trail={[{ label: names.apply, to: list }]}
      onBack={onBack}
      facts={factsOf(first)}
      state="ready"
      actions={
        <>
          <Button type="primary" loading={submit.busy} onClick={() => void submit.run(({ Id }) => opened(Id))}>
            {words.submit}
          </Button>
          <Button loading={save.busy} onClick={() => void save.run()}>
            {words.save}
          </Button>
        </>
      }
    >
      <SplitForm form={form} types={first.Booking.Types} staff={staff} />
    </DetailPage>
  )
})

const Stored = observer(function Stored({ id }: { id: number | undefined }) {
  const { staff, list, mayApply, mayApprove } = useSide()
  const view = useDetail(applicationView, id === undefined ? undefined : { Id: id })
  const page = useDocumentPage(applicationCalls, document, id, [view])
  const state = page.state.data
  const stage = state && applicationStates.stateOf(state.State)
  const stored = view.data
  const editable = mayApply && stage !== undefined && openApplications[mayApprove ? 'desk' : 'applicant'].includes(stage)
  const props = {
    of: page,
    needs: [view],
    trail: [{ label: staff ? names.apply : names.application, to: `${list}?View=applications` }],
    title: staff ? names.apply : names.split,
    name: page.row.data?.Code,
    facts: stored ? factsOf(stored) : [],
    edit: 'none' as const,
    claim: staff ? ('tool' as const) : ('none' as const),
  }
  const notice = state ? <ReturnedNotice document={document} state={state} /> : null
  if (stored && editable)
    return (
      <Editable
        key={stored.Id}
        stored={stored}
        staff={staff}
        waiting={stage === 'submitted'}
        page={{ ...props, tools: stage === 'submitted' ? <DeskNextTool of={page} /> : null, notice }}
        onSaved={page.renew}
      />
    )
  return (
    <DocumentPage {...props} notice={notice} tools={<DeskNextTool of={page} />}>
      {stored ? <Content view={stored} /> : null}
    </DocumentPage>
  )
})

/** The page has not asked yet for what was saved last. Instants are texts of one form, which compare as they follow each other. */
const isOlder = (state: { readonly UpdateTime: string } | undefined, stored: ApplicationView | undefined): boolean =>
  state !== undefined && state.UpdateTime < (stored?.UpdateTime ?? '')
type PageProps = Omit<Parameters<typeof DocumentPage>[0], 'children'>
const Editable = observer(function Editable({
  stored,
  staff,
  waiting,
  page,
  onSaved,
}: {
  stored: ApplicationView
  staff: boolean
  /** It is submitted: the desk shares it out before it approves. */
  waiting: boolean
  page: PageProps
  onSaved: () => void
}) {
  const { notify } = useApp()
  const form = useApplicationForm(stored, () => {
    notify.success(words.saved)
    onSaved()
  })
  const submit = useSubmit(form)
  return (
    <DocumentPage
      {...page}
      // a move is about what is stored, in the version that was saved last: what is typed is saved first
      moves={form.dirty || isOlder(page.of.state.data, form.stored) ? 'none' : 'buttons'}
      lead={
        form.dirty ? (
          <>
            {waiting ? null : (
              <Button type="primary" loading={submit.busy} onClick={() => void submit.run(onSaved)}>
                {words.submit}
              </Button>
            )}
            <Button type={waiting ? 'primary' : 'secondary'} loading={form.busy} onClick={() => void form.save()}>
              {words.save}
            </Button>
          </>
        ) : null
      }
    >
      <SplitForm form={form} types={stored.Booking.Types} staff={staff} />
    </DocumentPage>
  )
})

/** Boxes that an application takes: its slips that are not over, once there are any. */
function askedOf({ Slips }: ApplicationView, lines: readonly Line[]): readonly Line[] {
  if (Slips.length === 0) return lines
  const using = Slips.filter(({ State }) => usingSlips.some((state) => slipStates.codes[state] === State))
  return using.map(({ PartId }) => ({ Id: 0, BoxType: lines.find(({ Id }) => Id === PartId)?.['BoxType'] ?? '', Count: 1 }))
}

/** Parts, what is left, and the slips that were made. */
function Content({ view }: { view: ApplicationView }) {
  const lines = view.Parts.map(({ Id, Values }): Line => ({ Id, ...Values }))
  return (
    <>
      <RestTable rests={restsOf(view.Booking.Types, askedOf(view, lines))} />
      <LineFacts title={words.split} fields={partFields} lines={lines} />
      {view.Remark ? (
        <Section title={words.remark}>
          <p>{view.Remark}</p>
        </Section>
      ) : null}
      {view.Slips.length > 0 ? <Slips view={view} /> : null}
    </>
  )
}

function Slips({ view }: { view: ApplicationView }) {
  const { session } = useApp()
  const to = session.employee?.CompanyKind === 'operator' ? slipDocument.page : slipDocument.partyPage
  return (
    <Section title={words.slips}>
      <FactsTable
        label={words.slips}
        titles={[words.slip, words.eir, words.box, words.state]}
        rows={view.Slips}
        rowKey={({ Id }) => Id}
        renderRow={({ Id, Code, EirNo, BoxNo, State }) => (
          <>
            <th scope="row">
              <AppLink to={link(to, { Id })}>{Code}</AppLink>
            </th>
            <td>{EirNo}</td>
            <td>{BoxNo}</td>
            <td>
              <SlipTag state={State} />
            </td>
          </>
        )}
      />
    </Section>
  )
}
