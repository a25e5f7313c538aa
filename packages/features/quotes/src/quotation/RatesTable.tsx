import type { QuoteOption } from '@jst/contracts/quotes'
import { rateBases } from '@jst/contracts/freight-rates'
import { FactsTable, formatMoney, formatText, NotesTag, StatusTag, type Tone } from '@jst/ui'
import { texts } from '../texts.ts'
import { byPod } from './byPod.ts'
import { verdictOf } from './options.ts'

const words = texts.rates
const tones: Readonly<Record<ReturnType<typeof verdictOf>, Tone>> = {
  OK: 'green',
  INCOMPLETE: 'orange',
  APPROVAL: 'orange',
  REFUSED: 'red',
}

/** Heading of the rates to one port. */
interface RatesGroup {
  readonly pod: string
  readonly label: string
}

interface RatesTableProps {
  rates: readonly QuoteOption[]
  /** Ports that were asked for: several head their own rates. */
  pods: readonly string[]
  /** Box types that are asked for. */
  types: readonly string[]
  /** Keys of the chosen ones. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Rates that hold, to be chosen by mouse or by the space key. */
export function RatesTable({ rates, pods, types, chosen, onChange }: RatesTableProps) {
  const turn = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const groups = pods.length > 1 ? byPod(rates, pods) : [{ pod: '', name: '', rates }]
  const rows = groups.flatMap(({ pod, name, rates: podRates }): (QuoteOption | RatesGroup)[] =>
    groups.length > 1 ? [{ pod, label: words.pod(name, pod, podRates.length) }, ...podRates] : [...podRates],
  )
  return (
    <FactsTable
      label={texts.quick.rates}
      titles={[...words.columns, ...types, words.surchargesTitle]}
      rows={rows}
      rowKey={(row) => ('label' in row ? row.pod : row.RateId)}
      rowClass={(row) => ('label' in row ? 'jst-group-row' : undefined)}
      renderRow={(row) =>
        'label' in row ? (
          <th colSpan={words.columns.length + types.length + 1} scope="rowgroup">
            {row.label}
          </th>
        ) : (
          <RateCells rate={row} types={types} isChosen={chosen.includes(row.RateId)} onTurn={() => turn(row.RateId)} />
        )
      }
    />
  )
}

interface RateCellsProps {
  rate: QuoteOption
  types: readonly string[]
  isChosen: boolean
  onTurn: () => void
}

function RateCells({ rate, types, isChosen, onTurn }: RateCellsProps) {
  const verdict = verdictOf(rate)
  return (
    <>
      <td>
        <input
          type="checkbox"
          aria-label={words.choose(rate.RateNo)}
          disabled={verdict === 'REFUSED'}
          checked={isChosen}
          onChange={onTurn}
        />
      </td>
      <td>{[rate.CarrierName, rate.Service].filter((part) => part !== '').join(' ')}</td>
      <td>{rate.RateNo}</td>
      <td>{[rate.PodName || rate.Pod, ...(rate.Del === '' ? [] : [rate.Del])].join(' → ')}</td>
      <td>
        {rate.Guards.length > 0 ? (
          <NotesTag tone={tones[verdict]} label={words.verdicts[verdict]} notes={texts.guards(rate.Guards)} />
        ) : null}
        {verdict === 'OK' ? <StatusTag tone={tones.OK}>{words.verdicts.OK}</StatusTag> : null}
        <NotesTag tone="orange" label={words.verdicts.INCOMPLETE} notes={rate.Incomplete.map(({ Zh }) => Zh)} />
        <NotesTag tone="grey" label={words.excluded} notes={rate.Excluded.map(({ Zh }) => Zh)} />
      </td>
      <td>{rate.TransitDays < 0 ? formatText('') : words.days(rate.TransitDays)}</td>
      <td>{rate.FreeDays < 0 ? formatText('') : words.days(rate.FreeDays)}</td>
      <td title={rate.Basis === '' ? undefined : rateBases[rate.Basis]}>{rate.ValidTo}</td>
      {types.map((box) => (
        <td key={box}>{priceOf(rate, box)}</td>
      ))}
      <td>{words.surcharges(rate.Charges.filter(({ Code }) => Code !== 'OFT').length)}</td>
    </>
  )
}

function priceOf({ Charges }: QuoteOption, box: string): string {
  const freight = Charges.find(({ Code, Box }) => Code === 'OFT' && Box === box)
  return freight ? formatMoney(freight.Price, freight.Currency) : formatText('')
}
