import {
  freightRateDocument,
  rateBases,
  readingSides,
  weekdays,
  type OpenReading,
  type ReadCharge,
  type ReadRow,
} from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { AppLink, FactsTable, formatMoney, StatusTag } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.rows
const bases: Readonly<Record<string, string>> = rateBases
const sides: Readonly<Record<string, string>> = readingSides

/** A row that can become a draft. */
export const isReady = ({ Questions, Rate }: ReadRow) => Questions.length === 0 && !Rate

interface ReadRowsProps {
  opened: Pick<OpenReading, 'Reading' | 'Side'>
  rows: readonly ReadRow[]
  chosen?: ReadonlySet<string>
  /** Absent: the rows are only shown. */
  onChoose?: (ids: readonly string[], choose: boolean) => void
}
const none: ReadonlySet<string> = new Set()

/** Rates as the text says them, with what they wait for. */
export function ReadRows({ opened: { Reading, Side }, rows, chosen = none, onChoose }: ReadRowsProps) {
  const names = new Map(Reading.Ports.map(({ Code, Name }) => [Code, Name]))
  const port = (code: string) => (code === '' ? '？' : `${names.get(code) ?? ''} ${code}`.trim())
  const routeOf = ({ Pol, Pod }: ReadRow) => `${port(Pol)} → ${port(Pod)}`
  const ready = rows.filter(isReady).map(({ Id }) => Id)
  return (
    <FactsTable
      label={words.title(rows.length)}
      look="jst-plain-table jst-read-rows"
      titles={[
        ...(onChoose
          ? [
              <input
                key="all"
                type="checkbox"
                aria-label={words.chooseAll}
                disabled={ready.length === 0}
                checked={ready.length > 0 && ready.every((id) => chosen.has(id))}
                onChange={(event) => onChoose(ready, event.target.checked)}
              />,
            ]
          : []),
        words.carrier,
        words.route,
        `${words.prices}（${sides[Side] ?? Side}）`,
        words.validity,
        words.schedule,
        words.surcharges,
        words.state,
      ]}
      rows={rows}
      rowKey={({ Id }) => Id}
      renderRow={(row) => (
        <>
          {onChoose ? (
            <td>
              {isReady(row) ? (
                <input
                  type="checkbox"
                  aria-label={words.choose(routeOf(row))}
                  checked={chosen.has(row.Id)}
                  onChange={(event) => onChoose([row.Id], event.target.checked)}
                />
              ) : null}
            </td>
          ) : null}
          <td>{[row.Carrier || '？', row.Service].filter(Boolean).join(' ')}</td>
          <th scope="row">
            {routeOf(row)}
            {row.Via ? <div className="jst-muted">{words.via(port(row.Via))}</div> : null}
          </th>
          <td className="jst-read-prices">
            {Object.entries(row.Prices).map(([box, price]) => (
              <div key={box}>{`${box} ${price ? formatMoney(price, row.Currency) : `${row.Currency} ？`}`}</div>
            ))}
          </td>
          <td>
            {row.To ? `${row.From} ~ ${row.To}` : '？'}
            {row.Basis ? <div className="jst-muted">{bases[row.Basis] ?? row.Basis}</div> : null}
          </td>
          <td>{scheduleOf(row)}</td>
          <td>
            {row.Surcharges.map((charge, at) => (
              <div key={`${charge.Code}${at}`}>{chargeText(charge)}</div>
            ))}
          </td>
          <td>
            {row.Rate ? (
              <AppLink to={link(freightRateDocument.page, { Id: row.Rate.Id })}>{row.Rate.Code}</AppLink>
            ) : row.Questions.length > 0 ? (
              <StatusTag tone="orange">{words.open(row.Questions.length)}</StatusTag>
            ) : (
              <StatusTag tone="green">{words.ready}</StatusTag>
            )}
            {row.Inherited.length > 0 ? (
              <div className="jst-muted">{words.inherited(row.Inherited.map((field) => words.inheritedOf[field] ?? field).join('、'))}</div>
            ) : null}
          </td>
        </>
      )}
    />
  )
}

const dayName = (day: number) => weekdays[day as keyof typeof weekdays]
function scheduleOf({ Closing, Sailing, Transit, Free, Limit }: ReadRow): string {
  return [
    Closing === undefined ? '' : words.closing(dayName(Closing)),
    Sailing === undefined ? '' : words.sailing(dayName(Sailing)),
    Transit === undefined ? '' : words.transit(Transit),
    Free === undefined ? '' : words.free(Free),
    Limit === '' ? '' : words.limit(Limit),
  ]
    .filter(Boolean)
    .join(' ')
}
function chargeText({ Code, Name, Currency, Amount, Boxes, Basis, Included, Above }: ReadCharge): string {
  const amounts = Object.entries(Boxes).map(([box, amount]) => `${box} ${amount}`)
  const price = Amount === '' ? amounts.join('/') : Amount
  const unit: Readonly<Record<string, string>> = texts.questions.labels
  return [
    Included ? words.included : '',
    Code === '' ? '？' : `${Code} ${Name}`,
    price === '' ? (Included ? '' : words.unknown) : formatMoney(price, Currency),
    price === '' || amounts.length > 0 ? '' : (unit[Basis] ?? ''),
    Above === '' ? '' : words.above(Above),
  ]
    .filter(Boolean)
    .join(' ')
}
