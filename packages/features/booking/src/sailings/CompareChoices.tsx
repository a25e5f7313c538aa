import { DateText, Dialog, emptyText, FactsTable, formatMoney, StatusTag } from '@jst/ui'
import { useState, type ReactNode } from 'react'
import { sorted, totalOf, type Choice } from './choices.ts'
import { nameOf, type Named } from './SailingTable.tsx'
import { texts } from './texts.ts'

interface CompareChoicesProps {
  choices: readonly Choice[]
  named: Named
  onClose: () => void
}
type Line = readonly [label: string, value: (choice: Choice) => ReactNode]

/** Some ways to ship side by side; the cheapest and the fastest are marked. */
export function CompareChoices({ choices, named, onClose }: CompareChoicesProps) {
  const [[cheapest], [fastest]] = [sorted(choices, 'price'), sorted(choices, 'transit')]
  const [codes] = useState(() => [
    ...new Map(choices.flatMap(({ offer }) => (offer?.Charges ?? []).map(({ Code, NameZh }) => [Code, NameZh || Code]))),
  ])
  const lines: readonly Line[] = [
    [texts.etd, ({ sailing }) => (sailing ? <DateText value={sailing.Departure} /> : emptyText)],
    [texts.eta, ({ sailing }) => (sailing?.Arrival ? <DateText value={sailing.Arrival} /> : emptyText)],
    [
      texts.transit,
      (one) => (
        <>
          {one.transitDays < 0 ? emptyText : one.transitDays}{' '}
          {one === fastest && one.transitDays >= 0 ? <StatusTag tone="blue">{texts.fastest}</StatusTag> : null}
        </>
      ),
    ],
    [texts.bco, ({ sailing }) => (sailing?.Cutoffs.BCO ? <DateText value={sailing.Cutoffs.BCO} /> : emptyText)],
    [texts.dco, ({ sailing }) => (sailing?.Cutoffs.DCO ? <DateText value={sailing.Cutoffs.DCO} /> : emptyText)],
    [texts.freeDays, ({ offer }) => (offer && offer.FreeDays >= 0 ? offer.FreeDays : emptyText)],
    ...codes.map(([code, name]): Line => [
      name,
      ({ offer }) =>
        offer?.Charges.filter((charge) => charge.Code === code)
          .map(({ Box, Currency, Amount, InAllIn }) =>
            [Box, InAllIn ? texts.included : formatMoney(Amount, Currency)].filter((part) => part !== '').join(' '),
          )
          .join('；') || emptyText,
    ]),
    [
      texts.price,
      (one) => (
        <>
          <strong>{one.offer ? totalOf(one.offer) : texts.noPrice}</strong>{' '}
          {one === cheapest && one.offer ? <StatusTag tone="green">{texts.cheapest}</StatusTag> : null}
        </>
      ),
    ],
  ]
  return (
    <Dialog title={texts.compareTitle} width={960} onClose={onClose}>
      <FactsTable
        label={texts.compareTitle}
        look="jst-compare"
        titles={['', ...choices.map((one) => nameOf(one, named))]}
        rows={lines}
        rowKey={([label]) => label}
        renderRow={([label, value]) => (
          <>
            <th scope="row">{label}</th>
            {choices.map((one) => (
              <td key={one.key}>{value(one)}</td>
            ))}
          </>
        )}
      />
    </Dialog>
  )
}
