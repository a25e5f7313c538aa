import type { QuoteOption } from '@jst/contracts/quotes'
import { rateBases } from '@jst/contracts/freight-rates'
import { formatMoney, formatText, NotesTag, ScrollTable, StatusTag, type Tone } from '@jst/ui'
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
  return (
    <ScrollTable label={texts.quick.rates}>
      <table className="jst-plain-table">
        <thead>
          <tr>
            {[...words.columns, ...types, words.surchargesTitle].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ pod, name, rates: own }) => (
          <tbody key={pod}>
            {groups.length > 1 ? (
              <tr className="jst-group-row">
                <th colSpan={words.columns.length + types.length + 1} scope="rowgroup">
                  {words.pod(name, pod, own.length)}
                </th>
              </tr>
            ) : null}
            {own.map((rate) => (
              <tr key={rate.RateId}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={words.choose(rate.RateNo)}
                    disabled={verdictOf(rate) === 'REFUSED'}
                    checked={chosen.includes(rate.RateId)}
                    onChange={() => turn(rate.RateId)}
                  />
                </td>
                <td>{[rate.CarrierName, rate.Service].filter((part) => part !== '').join(' ')}</td>
                <td>{rate.RateNo}</td>
                <td>{[rate.PodName || rate.Pod, ...(rate.Del === '' ? [] : [rate.Del])].join(' → ')}</td>
                <td>
                  {rate.Guards.length > 0 ? (
                    <NotesTag tone={tones[verdictOf(rate)]} label={words.verdicts[verdictOf(rate)]} notes={texts.guards(rate.Guards)} />
                  ) : null}
                  {verdictOf(rate) === 'OK' ? <StatusTag tone={tones.OK}>{words.verdicts.OK}</StatusTag> : null}
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
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollTable>
  )
}

function priceOf({ Charges }: QuoteOption, box: string): string {
  const freight = Charges.find(({ Code, Box }) => Code === 'OFT' && Box === box)
  return freight ? formatMoney(freight.Price, freight.Currency) : formatText('')
}
