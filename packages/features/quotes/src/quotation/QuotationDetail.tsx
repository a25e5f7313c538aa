import {
  quotationCalls as calls,
  quotationDocument as document,
  quotationList,
  quotationOptions,
  quotationStates,
  rateInquiryCalls,
  rateInquiryDocument,
} from '@jst/contracts/quotes'
import type { EntityRow } from '@jst/contracts/entity'
import { useDetail, useScreenId, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { ApprovalPart, DocumentPage, preloadDocument, preloadPage, PrintTool, useDocumentPage } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { ErrorView } from '@jst/ui'
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
const preloadQuotation = preloadPage(calls, document, (app, Id) => app.reads.start(quotationOptions, { Id }))

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  if (params.get('View') === 'inquiries') return preloadInquiries(app, location)
  const inquiry = Number(params.get('Inquiry'))
  if (inquiry > 0) {
    app.reads.start(rateInquiryCalls.get, { Id: inquiry })
    preloadDocument(app, rateInquiryDocument, inquiry)
  }
  preloadQuotation(app, location)
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
  const view = useDetail(quotationOptions, { Id: id })
  const page = useDocumentPage(calls, document, id, [view])
  const row = page.row.data
  const state = page.state.data
  const open = state?.State === draft || state?.State === negotiating
  const options = view.data
  return (
    <DocumentPage
      of={page}
      trail={[{ label: titles.quotationList, to: quotationList }]}
      title={titles.quickQuote}
      name={row?.Code}
      facts={row && factsOf(row)}
      tools={
        row ? (
          <>
            <PrintTool of={page} print="offer" />
            {options ? <ShareTool row={row} view={options} onChanged={view.reload} /> : null}
            <CopyTool row={row} />
            {options ? <BookTool row={row} view={options} /> : null}
          </>
        ) : null
      }
    >
      {row ? (
        <>
          {view.status === 'failed' && view.error ? <ErrorView error={view.error} onRetry={view.reload} /> : null}
          {options ? (
            <OptionsPart
              key={id}
              row={row}
              stored={options}
              mayWrite={open && state.MayWrite && row.State === 'active'}
              onSaved={(saved) => {
                view.set(saved)
                page.row.reload()
                page.state.reload()
              }}
            />
          ) : null}
          <EntityFacts entity={calls.entity} row={row} withName />
          <ApprovalPart kind={document.kind} id={id} onChanged={page.renew} />
        </>
      ) : null}
    </DocumentPage>
  )
})

const factsOf = (row: EntityRow) => [
  { label: texts.customer, value: String(row['CustomerCodeName'] ?? row['CustomerCode']) },
  { label: texts.route, value: `${String(row['PolCode'])} → ${String(row['PodCode'])}` },
  { label: texts.until, value: String(row['ValidUntil']) },
  // the first one is that of the first sending
  { label: texts.version, value: Number(row['Version']) > 0 ? String(row['Version']) : undefined },
]
