import type { EntityRow } from '@jst/contracts/entity'
import { boxesOf, quotationPage, quotedBoxes, rateInquiryCalls as calls, rateInquiryDocument as document } from '@jst/contracts/quotes'
import { DocumentPage, useDocumentPage } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { formatMoney, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { AnswerTool } from './AnswerTool.tsx'
import { ConvertTool } from './ConvertTool.tsx'
import { texts } from './texts.ts'

const list = `${quotationPage}?View=inquiries`

/** One inquiry to the pricing desk: what is asked, what was answered, and the quotation that was made of it. */
export const InquiryPage = observer(function InquiryPage({ id }: { id: number }) {
  const page = useDocumentPage(calls, document, id)
  const row = page.row.data
  return (
    <DocumentPage
      of={page}
      trail={[
        { label: titles.quickQuote, to: quotationPage },
        { label: texts.inquiries, to: list },
      ]}
      title={texts.title}
      facts={row && factsOf(row)}
      marks={row?.['Overdue'] === true ? <StatusTag tone="red">{texts.overdue}</StatusTag> : null}
      lead={
        row ? (
          <>
            <ConvertTool row={row} />
            <AnswerTool row={row} onAnswered={page.renew} />
          </>
        ) : null
      }
    >
      {row ? (
        <>
          <Section title={texts.answer}>
            <Answer row={row} />
          </Section>
          <EntityFacts entity={calls.entity} row={row} />
        </>
      ) : null}
    </DocumentPage>
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
