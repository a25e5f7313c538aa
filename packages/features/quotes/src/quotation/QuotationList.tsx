import {
  lossReasons,
  quotationCalls,
  quotationDocument,
  quotationFigures,
  quotationList,
  quotationPage,
  type LossReason,
} from '@jst/contracts/quotes'
import { link, useDetail, useLiveReload } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { emptyText, formatDecimal, formatMoney, StatCards } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.figures

/** How quotations went, each number with the list behind it. */
const Figures = observer(function Figures() {
  const figures = useDetail(quotationFigures, {})
  useLiveReload(['document/changed'], [figures], ({ Kinds }) => Kinds.includes(quotationDocument.kind))
  const { data } = figures
  const to = (Stage?: string) => link(quotationList, Stage === undefined ? {} : { Stage })
  const reasons = data?.Reasons.map(({ Key, Count }) => `${lossReasons[Key as LossReason] ?? Key} ${Count}`).join('，') ?? ''
  const more = data ? words.more(data.ResponseP50, data.ResponseP90, data.Margin === null ? null : formatMoney(data.Margin, 'CNY')) : []
  return (
    <div>
      <StatCards
        label={words.label}
        stats={[
          { key: 'sent', label: words.sent, value: data?.Sent, to: to() },
          { key: 'opened', label: words.opened, value: data?.Opened, to: to('viewed'), hint: words.openedHint },
          { key: 'open', label: words.open, value: data?.Open, to: to('sent'), tone: 'orange' },
          { key: 'won', label: words.won, value: data?.Won, to: to('won'), tone: 'green' },
          { key: 'lost', label: words.lost, value: data?.Lost, to: to('lost'), tone: 'red' },
        ]}
      />
      <p className="jst-muted">{[...more, ...(reasons === '' ? [] : [words.reasons(reasons)])].join(' · ')}</p>
    </div>
  )
})

const parts = documentList(quotationDocument, { of: ({ Id }) => link(quotationPage, { Id }), add: quotationPage })

export const { Screen, preload } = entityScreen(quotationCalls, titles.quotationList, {
  ...parts,
  head: () => <Figures />,
  lead: ['Stage', 'CustomerCode', 'PolCode', 'PodCode', 'Qty20GP', 'Qty40HQ', 'Total', 'Margin', 'ValidUntil'],
  cells: {
    ...parts.cells,
    Total: (row) => (row['Total'] === null ? emptyText : formatMoney(Number(row['Total']), String(row['CurrencyCode']))),
    Margin: (row) => (row['Margin'] === null ? emptyText : formatDecimal(Number(row['Margin']), 2)),
  },
})
