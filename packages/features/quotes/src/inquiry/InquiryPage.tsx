import { isAbout } from '@jst/contracts'
import { isFinal } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { boxesOf, quotationPage, quotedBoxes, rateInquiryCalls as calls, rateInquiryDocument as document } from '@jst/contracts/quotes'
import { useBack, useDetail, useLiveReload, useTitle } from '@jst/feature-kit'
import { ClaimTool, EditTool, Moves, StateTag, Thread, useDocument } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { AppLink, DetailPage, EmptyState, formatMoney, Notice, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { AnswerTool } from './AnswerTool.tsx'
import { ConvertTool } from './ConvertTool.tsx'
import { texts } from './texts.ts'

const list = `${quotationPage}?View=inquiries`

/** One inquiry to the pricing desk: what is asked, what was answered, and the quotation that was made of it. */
export const InquiryPage = observer(function InquiryPage({ id }: { id: number }) {
  const onBack = useBack()
  const row = useDetail(calls.get, { Id: id })
  const of = useDocument(document, id, [row])
  useLiveReload(['document/changed'], [row], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  const stored = row.data
  const state = of.state.data
  useTitle(stored?.Code)
  if (row.status === 'empty') return <EmptyState asPage title={texts.notFound} action={<AppLink to={list}>{texts.back}</AppLink>} />
  const title = stored?.Code ?? texts.title
  const renew = () => {
    row.reload()
    of.state.reload()
  }
  return (
    <DetailPage
      title={title}
      trail={[{ label: titles.quickQuote, to: quotationPage }, { label: texts.inquiries, to: list }, ...(stored ? [{ label: title }] : [])]}
      status={
        state && (
          <>
            <StateTag document={document} state={state} />
            {stored?.['Overdue'] === true ? <StatusTag tone="red">{texts.overdue}</StatusTag> : null}
            <ClaimTool of={of} />
          </>
        )
      }
      onBack={onBack}
      facts={stored ? factsOf(stored) : []}
      actions={
        stored?.State === 'active' && state ? (
          <>
            {isFinal(document, state.State) ? null : <EditTool calls={calls} row={stored} onSaved={renew} />}
            <Moves of={of} onMoved={renew} />
            <AnswerTool row={stored} onAnswered={renew} />
            <ConvertTool row={stored} />
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
          <Section title={texts.answer}>
            <Answer row={stored} />
          </Section>
          <EntityFacts entity={calls.entity} row={stored} />
        </>
      ) : null}
    </DetailPage>
  )
})

const factsOf = (row: EntityRow) => [
  { label: texts.customer, value: String(row['CustomerCodeName'] ?? row['CustomerCode'] ?? '') || texts.noCustomer },
  { label: texts.route, value: `${String(row['PolCode'])} → ${((row['Pods'] ?? []) as readonly string[]).join(' / ')}` },
]

function Answer({ row }: { row: EntityRow }) {
  const prices = quotedBoxes.filter((box) => typeof row[`Offer${box}`] === 'number')
  if (prices.length === 0) return <p className="jst-muted">{texts.unanswered}</p>
  const types = new Set(boxesOf(row).map(({ Type }) => Type))
  const shown = prices.filter((box) => types.has(box))
  const facts = [
    [texts.carrier, String(row['OfferCarrier'])],
    [texts.pod, String(row['OfferPod'])],
    ...shown.map((box) => [texts.price(box), formatMoney(String(row[`Offer${box}`]), String(row['CurrencyCode']))]),
    [texts.until, String(row['OfferUntil'])],
    [texts.by, String(row['OfferBy'])],
    [texts.note, String(row['OfferNote'])],
  ].filter(([, value]) => value !== '')
  return (
    <dl className="jst-price-source">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
