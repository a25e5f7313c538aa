import { Button, Input } from '@arco-design/web-react'
import { chargeBases } from '@jst/contracts/document'
import { rateBases } from '@jst/contracts/freight-rates'
import { compare, grouped } from '@jst/contracts/money'
import { optionTotals, standingOf, type QuoteCharge, type QuoteOption, type QuoteSources } from '@jst/contracts/quotes'
import { whileTyped } from '@jst/contracts/values'
import { FactsTable, formatMoney, formatText, IconButton, Money, MoneySum, Notice, StatusTag, TextButton } from '@jst/ui'
import { texts } from '../texts.ts'
import { Derivation } from './Derivation.tsx'
import { blankCharge, verdictOf } from './options.ts'

const words = texts.options

interface OptionCardProps {
  option: QuoteOption
  at: number
  sources: QuoteSources
  accepted: boolean
  /** Absent: it can be read alone. */
  onChange?: ((option: QuoteOption) => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One option with its charges; whoever makes the quotation changes prices in place and sees at once what they come to. */
export function OptionCard({ option, at, sources, accepted, onChange, onRemove }: OptionCardProps) {
  const { Charges, Carrier, CarrierName, Service, RateId } = option
  const priced = Charges.map((charge) => ({ ...charge, Price: /^-?\d+(\.\d+)?$/.test(charge.Price) ? charge.Price : '0' }))
  const totals = optionTotals(priced, sources)
  const showsFloor = option.Rated.length > 0
  const showsCost = option.Rated.some(({ Cost }) => Cost !== '')
  const write = (place: number, more: Partial<QuoteCharge>) =>
    onChange?.({ ...option, Charges: Charges.map((charge, index) => (index === place ? { ...charge, ...more } : charge)) })
  const head = [
    ...words.columns,
    ...(showsFloor ? [words.floor] : []),
    ...(showsCost ? [words.cost] : []),
    ...(onChange ? [words.acts] : []),
  ]
  return (
    <section className="jst-option" aria-label={words.name(at + 1, CarrierName || Carrier)}>
      <header className="jst-option-head">
        <h3>{words.name(at + 1, [CarrierName || Carrier, Service].filter((part) => part !== '').join(' '))}</h3>
        {accepted ? <StatusTag tone="green">{words.accepted}</StatusTag> : null}
        {RateId === 0 ? <StatusTag tone="orange">{words.manual}</StatusTag> : <span className="jst-muted">{option.RateNo}</span>}
        {texts.guards(option.Guards).map((guard) => (
          <StatusTag key={guard} tone={verdictOf(option) === 'REFUSED' ? 'red' : 'orange'}>
            {guard}
          </StatusTag>
        ))}
        <span className="jst-muted">{factsOf(option)}</span>
        {onRemove ? <TextButton onClick={onRemove}>{words.remove}</TextButton> : null}
      </header>
      {option.Incomplete.length > 0 ? (
        <Notice tone="warning">{words.incomplete(option.Incomplete.map(({ Zh }) => Zh).join('；'))}</Notice>
      ) : null}
      {option.Excluded.map(({ Zh }) => (
        <Notice key={Zh}>{Zh}</Notice>
      ))}
      {onChange && RateId === 0 ? (
        <Input
          size="small"
          placeholder={words.carrier}
          aria-label={words.carrier}
          value={Carrier}
          maxLength={20}
          onChange={(text) => onChange({ ...option, Carrier: text.toUpperCase(), CarrierName: text.toUpperCase() })}
        />
      ) : null}
      <FactsTable
        label={words.columns[0]}
        titles={head}
        numeric={[4, 5, ...(showsFloor ? [6] : []), ...(showsCost ? [showsFloor ? 7 : 6] : [])]}
        rows={Charges}
        rowKey={(charge, place) => place}
        renderRow={(charge, place) => (
          <>
            <td>
              {onChange && charge.Code !== 'OFT' && RateId === 0 ? (
                <Input
                  size="small"
                  aria-label={words.code}
                  value={charge.Code}
                  maxLength={12}
                  onChange={(text) => write(place, { Code: text.toUpperCase(), NameZh: text.toUpperCase() })}
                />
              ) : (
                charge.NameZh || charge.Code
              )}
            </td>
            <td>{charge.Box || chargeBases[charge.Basis]}</td>
            <td>{charge.PpCc}</td>
            <td>{charge.Basis === 'F' ? '%' : charge.Currency}</td>
            <td className="jst-right">
              {onChange ? (
                <Input
                  size="small"
                  inputMode="decimal"
                  aria-label={words.price(charge.Code, charge.Box)}
                  value={charge.Price}
                  maxLength={16}
                  onChange={(text) => write(place, { Price: whileTyped(text, 2) })}
                />
              ) : (
                grouped(charge.Price)
              )}
            </td>
            <td className="jst-right">
              {charge.InAllIn ? words.included : totals.lines[place] ? grouped(totals.lines[place].net) : formatText('')}
            </td>
            {showsFloor ? <td className="jst-right">{charge.Floor === '' ? formatText('') : grouped(charge.Floor)}</td> : null}
            {showsCost ? <td className="jst-right">{charge.Cost === '' ? formatText('') : grouped(charge.Cost)}</td> : null}
            {onChange ? (
              <td>
                <IconButton
                  icon="close"
                  label={words.removeCharge(charge.Code)}
                  onClick={() => onChange({ ...option, Charges: Charges.filter((_, index) => index !== place) })}
                />
              </td>
            ) : null}
          </>
        )}
      />
      <footer className="jst-option-foot">
        {onChange && RateId === 0 ? (
          <Button size="mini" onClick={() => onChange({ ...option, Charges: [...Charges, blankCharge(sources.Measures.Into)] })}>
            {words.addCharge}
          </Button>
        ) : null}
        <Derivation option={option} />
        <OptionSums option={{ ...option, Charges: priced }} sources={sources} />
      </footer>
    </section>
  )
}

function factsOf({ Pol, PolName, Pod, PodName, Del, TransitDays, FreeDays, ValidFrom, ValidTo, Basis }: QuoteOption): string {
  return [
    [PolName || Pol, PodName || Pod, ...(Del === '' ? [] : [Del])].join(' → '),
    ...(TransitDays < 0 ? [] : [words.transit(TransitDays)]),
    ...(FreeDays < 0 ? [] : [words.free(FreeDays)]),
    ...(ValidTo === '' ? [] : [words.valid(ValidFrom, ValidTo, Basis === '' ? '' : rateBases[Basis])]),
  ].join(' · ')
}

/** Totals of an option and its margin over the rate, as far as the reader may see it. */
function OptionSums({ option, sources }: { option: QuoteOption; sources: QuoteSources }) {
  const totals = optionTotals(option.Charges, sources)
  const { Into } = sources.Measures
  const { margin, below } = standingOf(option, sources)
  return (
    <p className="jst-option-sums">
      <strong>
        {option.Incomplete.length === 0 ? words.total : words.partialTotal}{' '}
        <MoneySum amounts={totals.currencies.map(({ currency, gross }) => [gross, currency])} />
      </strong>
      {totals.rates.length > 0 && totals.converted ? (
        <span>
          {words.converted} <Money amount={totals.converted.Amount} currency={Into} />
        </span>
      ) : null}
      {totals.missing.length > 0 ? <span>{words.noRate(totals.missing.join('、'))}</span> : null}
      {margin === undefined ? null : (
        <span>
          {words.margin} <Money amount={margin} currency={Into} />
        </span>
      )}
      {compare(below, '0') > 0 ? <StatusTag tone="red">{words.below(formatMoney(below, Into))}</StatusTag> : null}
    </p>
  )
}
