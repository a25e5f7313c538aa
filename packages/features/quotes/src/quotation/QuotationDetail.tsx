import { isFinal } from '@jst/contracts/document'
import {
  quotationCalls as calls,
  quotationDocument as document,
  quotationList,
  quotationOptions,
  quotationStates,
  rateInquiryCalls,
  rateInquiryDocument,
} from '@jst/contracts/quotes'
import { useBack, useDetail, useLiveReload, useScreenId, useScreenParams, useTitle, type ScreenModule } from '@jst/feature-kit'
import {
  ApprovalPart,
  ClaimTool,
  EditTool,
  FilesPart,
  Moves,
  preloadDocument,
  PrintTool,
  StateTag,
  Thread,
  useDocument,
} from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { AppLink, DetailPage, EmptyState, ErrorView, Notice } from '@jst/ui'
import { isAbout } from '@jst/contracts'
import { observer } from 'mobx-react-lite'
import { InquiryList, preloadInquiries } from '../inquiry/InquiryList.tsx'
import { InquiryPage } from '../inquiry/InquiryPage.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { BookTool } from './BookTool.tsx'
import { CopyTool } from './CopyTool.tsx'
import { OptionsPart } from './OptionsPart.tsx'
import { QuickQuote } from './QuickQuote.tsx'
import { ShareTool } from './ShareTool.tsx'

const { draft, negotiating } = quotationStates.codes

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  if (params.get('View') === 'inquiries') return preloadInquiries(app, location)
  const [Id, inquiry] = [Number(params.get('Id')), Number(params.get('Inquiry'))]
  if (inquiry > 0) {
    app.reads.start(rateInquiryCalls.get, { Id: inquiry })
    preloadDocument(app, rateInquiryDocument, inquiry)
  }
  if (!(Id > 0)) return
  app.reads.start(calls.get, { Id })
  app.reads.start(quotationOptions, { Id })
  preloadDocument(app, document, Id)
}

/** 快速报价中心: without a key a new quotation, with one its page; inquiries to the pricing desk stand beside it. */
export function Screen() {
  const id = useScreenId('Id')
  const inquiry = useScreenId('Inquiry')
  const params = useScreenParams()
  if (id !== undefined) return <QuotationPage id={id} />
  if (inquiry !== undefined) return <InquiryPage id={inquiry} />
  return params.get('View') === 'inquiries' ? <InquiryList /> : <QuickQuote />
}

const QuotationPage = observer(function QuotationPage({ id }: { id: number }) {
  const onBack = useBack()
  const row = useDetail(calls.get, { Id: id })
  const view = useDetail(quotationOptions, { Id: id })
  const of = useDocument(document, id, [row, view])
  useLiveReload(['document/changed'], [row, view], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  const stored = row.data
  const state = of.state.data
  useTitle(stored?.Code)
  if (row.status === 'empty')
    return <EmptyState asPage title={texts.notFound} action={<AppLink to={quotationList}>{texts.back}</AppLink>} />
  const title = stored?.Code ?? titles.quickQuote
  const open = state?.State === draft || state?.State === negotiating
  const renew = () => {
    row.reload()
    view.reload()
  }
  return (
    <DetailPage
      title={title}
      trail={[{ label: titles.quotationList, to: quotationList }, { label: title }]}
      status={
        state && (
          <>
            <StateTag document={document} state={state} />
            <ClaimTool of={of} />
          </>
        )
      }
      onBack={onBack}
      facts={
        stored
          ? [
              { label: texts.customer, value: String(stored['CustomerCodeName'] ?? stored['CustomerCode']) },
              { label: texts.route, value: `${String(stored['PolCode'])} → ${String(stored['PodCode'])}` },
              { label: texts.until, value: String(stored['ValidUntil']) },
              { label: texts.version, value: String(stored['Version']) },
            ]
          : []
      }
      actions={
        stored?.State === 'active' && state ? (
          <>
            {isFinal(document, state.State) ? null : <EditTool calls={calls} row={stored} onSaved={renew} />}
            <PrintTool of={of} print="offer" />
            {view.data ? <ShareTool row={stored} view={view.data} onChanged={view.reload} /> : null}
            <CopyTool row={stored} />
            {view.data ? <BookTool row={stored} view={view.data} /> : null}
            <Moves of={of} onMoved={renew} />
          </>
        ) : undefined
      }
      notice={stored?.State === 'merged' ? <Notice tone="warning">{texts.merged(stored.MergedInto)}</Notice> : undefined}
      rail={<Thread of={of} />}
      state={row.status === 'failed' ? 'failed' : stored ? 'ready' : 'loading'}
      error={row.error}
      onRetry={row.reload}
    >
      {stored ? (
        <>
          {view.status === 'failed' && view.error ? <ErrorView error={view.error} onRetry={view.reload} /> : null}
          {view.data ? (
            <OptionsPart
              key={id}
              row={stored}
              stored={view.data}
              mayWrite={open && state.MayWrite && stored.State === 'active'}
              onSaved={(saved) => {
                view.set(saved)
                row.reload()
                of.state.reload()
              }}
            />
          ) : null}
          <EntityFacts entity={calls.entity} row={stored} />
          <ApprovalPart kind={document.kind} id={id} onChanged={renew} />
          <FilesPart of={of} />
        </>
      ) : null}
    </DetailPage>
  )
})
