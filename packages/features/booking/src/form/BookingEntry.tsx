import { Button } from '@arco-design/web-react'
import {
  bookingButtons,
  bookingCalls,
  bookingPages,
  bookingStates,
  bookingView,
  customerBookingPages,
  contentOf,
  editableIn,
  useBookingTemplate,
  type BookingView,
} from '@jst/contracts/booking'
import { documentState, moveDocuments } from '@jst/contracts/document'
import { link, useApp, useBack, useDetail, useKitTexts, useScreenId, useScreenParams, useTitle } from '@jst/feature-kit'
import { DraftNotice, ReturnedNotice } from '@jst/feature-kit/document'
import { useSeenCalls } from '@jst/feature-kit/entity'
import { FormNotices, PageForm } from '@jst/feature-kit/form'
import { AppLink, DetailPage, EmptyState } from '@jst/ui'
import type { ReplyOf } from '@jst/contracts'
import { observer } from 'mobx-react-lite'
import { useId, useState, type ReactNode } from 'react'
import { document } from '../declared.ts'
import { beginningOf, ofTemplate } from '../sailings/handover.ts'
import { RecentTemplates } from '../templates/RecentTemplates.tsx'
import { SaveAsTemplate } from '../templates/SaveAsTemplate.tsx'
import { AmendForm } from './AmendForm.tsx'
import { BookingSections } from './BookingSections.tsx'
import { Readiness } from './Readiness.tsx'
import { Steps } from './Steps.tsx'
import { texts } from './texts.ts'
import type { ToldFacts } from './ToldFacts.tsx'
import { Duplicates } from './Duplicates.tsx'
import { problemsOf, useBookingForm, type Beginning } from './useBookingForm.ts'

interface EntryProps {
  title: string
  /** Above the sections, such as a box that a booking note is pasted into. `of`: what ids of sections begin with. */
  head?: (form: ReturnType<typeof useBookingForm>['form'], of: string) => ReactNode
  /** Beside the sections, such as the paper that is typed from. */
  beside?: ReactNode
  /** The note that a new booking is read of. */
  upload?: () => number | undefined
  /** Facts of that note that stand in no field. */
  noteFacts?: ToldFacts
  source?: Beginning['source']
}

/** The page of the form: without a key a new booking, with `?Id=` one that may still be changed. */
export const BookingEntry = observer(function BookingEntry(props: EntryProps) {
  const id = useScreenId('Id')
  const amended = useScreenId('Amend')
  const { session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const button = staff ? bookingButtons.staff.edit : bookingButtons.party.edit
  const stored = useDetail(bookingView, id === undefined ? undefined : { Id: id })
  const template = useScreenId('Template')
  const begun = useDetail(useBookingTemplate, template === undefined || id !== undefined ? undefined : { Id: template })
  const state = useDetail(documentState, id === undefined ? undefined : { Kind: document.kind, Id: id })
  const onBack = useBack()
  // another search or quotation begins another booking; the draft that is typed in the address does not
  const beginning = [...useScreenParams()].filter(([name]) => name !== 'Draft').join('&')
  const list = staff ? bookingPages.list : customerBookingPages.list
  const blank = (title: string, hint: string, to: string, label: string) => (
    <DetailPage title={props.title} onBack={onBack}>
      <EmptyState title={title} hint={hint} action={<AppLink to={to}>{label}</AppLink>} />
    </DetailPage>
  )
  if (!permissions.allows(button.path, button.code)) return blank(texts.mayNot, texts.mayNotHint, list, texts.toList)
  if (amended !== undefined) return <AmendForm id={amended} title={props.title} />
  const waits = (read: Pick<typeof stored | typeof begun, 'status' | 'error' | 'reload'>) => (
    <DetailPage title={props.title} onBack={onBack} state={read.error ? 'failed' : 'loading'} error={read.error} onRetry={read.reload} />
  )
  if (id === undefined) {
    if (template !== undefined && begun.error?.code === 'NOT_FOUND')
      return blank(texts.templateGone, '', staff ? bookingPages.templates : list, staff ? texts.toTemplates : texts.toList)
    if (template !== undefined && !begun.data) return waits(begun)
    return <EntryForm key={beginning} {...props} stored={undefined} stage={undefined} staff={staff} begun={begun.data} />
  }
  if (stored.status === 'empty') return blank(texts.notFound, '', list, texts.toList)
  if (!stored.data || !state.data) return waits(stored)
  const stage = bookingStates.stateOf(state.data.State)!
  if (!(editableIn[staff ? 'staff' : 'party'] as readonly string[]).includes(stage))
    return blank(texts.frozen, texts.frozenHint, link(staff ? document.page : document.partyPage, { Id: id }), texts.toDetail)
  return (
    <EntryForm
      key={id}
      {...props}
      stored={stored.data}
      stage={stage}
      staff={staff}
      lead={<ReturnedNotice document={document} state={state.data} />}
    />
  )
})

interface FormProps extends EntryProps {
  stored: BookingView | undefined
  stage: string | undefined
  staff: boolean
  lead?: ReactNode
  /** The template that a new booking begins with. */
  begun?: ReplyOf<typeof useBookingTemplate> | undefined
}
const EntryForm = observer(function EntryForm({
  title,
  head,
  beside,
  upload,
  noteFacts,
  source,
  stored: opened,
  stage,
  staff,
  lead,
  begun,
}: FormProps) {
  const { api, navigate, notify } = useApp()
  const { failure } = useKitTexts()
  const onBack = useBack()
  const of = useId()
  const params = useScreenParams()
  const { entity } = useSeenCalls(bookingCalls)
  const [begin] = useState(() => {
    const found = begun ? ofTemplate(begun.Content) : beginningOf(params)
    return source === undefined || found.source !== undefined ? found : { ...found, source }
  })
  const page = staff ? document.page : document.partyPage
  const { form, draft } = useBookingForm({ stored: opened, begin, upload, saved: () => undefined })
  const { stored } = form
  const problems = problemsOf(form.values)
  useTitle(stored ? stored.Code : undefined)
  const save = async () => {
    const view = await form.save()
    if (!view) return
    notify.success(texts.saved(view.Code))
    if (!opened) navigate(link(page, { Id: view.Id }), { replace: true })
  }
  const event = stage === 'pendingUpdate' ? 'complete' : 'submit'
  const submit = async () => {
    const view = await form.save()
    if (!view) return
    await form.run(async () => {
      const Items = [{ Id: view.Id, UpdateTime: view.UpdateTime }]
      const { NotMoved } = await api.call(moveDocuments, { Kind: document.kind, Event: event, Items })
      const [refused] = NotMoved
      if (refused) {
        form.fail(texts.notSubmitted(failure.refusal(refused.Code, refused.Message)))
        return
      }
      notify.success((event === 'complete' ? texts.completed : texts.submitted)(view.Code))
      navigate(link(page, { Id: view.Id }), { replace: true })
    })
  }
  const submits = stage === undefined || stage === 'draft' || stage === 'pendingUpdate'
  return (
    <DetailPage
      title={stored ? `${title} ${stored.Code}` : title}
      onBack={onBack}
      status={<Steps of={of} problems={problems} />}
      actions={
        <>
          <SaveAsTemplate
            content={() => contentOf(form.values, stored?.Content ?? begin.content)}
            name={() => begun?.Name ?? texts.templateName(form.values.Values)}
          />
          <Button loading={form.busy} onClick={() => void save()}>
            {stored && stage !== 'draft' ? texts.saveChanges : texts.save}
          </Button>
          {submits ? (
            <Button type="primary" loading={form.busy} onClick={() => void submit()}>
              {event === 'complete' ? texts.complete : texts.submit}
            </Button>
          ) : null}
        </>
      }
      notice={
        <>
          <FormNotices form={form} />
          <DraftNotice draft={draft} />
          {lead}
          <Duplicates id={stored?.Id ?? 0} typed={form.values} />
          {opened || begun || begin.content || upload ? null : <RecentTemplates />}
          {head?.(form, of)}
        </>
      }
      rail={
        <>
          {beside}
          <Readiness of={of} problems={problems} cutoffs={stored?.Sailing?.Cutoffs} />
        </>
      }
    >
      <PageForm onSubmit={() => void save()}>
        <BookingSections of={of} form={form} entity={entity} price={stored?.Price ?? null} priced noteFacts={noteFacts} />
      </PageForm>
    </DetailPage>
  )
})
