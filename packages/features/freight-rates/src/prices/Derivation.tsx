import type { PriceOption } from '@jst/contracts/freight-rates'
import { chargeBases } from '@jst/contracts/document'
import { emptyText, FactsTable, formatNumber, Money, Notice } from '@jst/ui'
import { texts } from './texts.ts'

const basisText = (basis: string) => (chargeBases as Readonly<Record<string, string>>)[basis] ?? basis
const textFor = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code

/** The dated rates by which a total was converted. */
function exchangeText({ Currency: into, Rates }: NonNullable<PriceOption['Converted']>): string {
  if (Rates.length === 0) return ''
  const rates = Rates.map(({ Currency, Rate, Turned, FromDay }) => texts.rate(Currency, Rate, Turned, into, FromDay))
  return `；${texts.exchange(rates.join('，'))}`
}

/** How a price came about: each step of each box, what is charged, what is missing, and what has to be approved. */
export function Derivation({ option }: { option: PriceOption }) {
  const { Boxes, Charges, Excluded, Incomplete, Guards, Assumed, NotCharged, Remarks, Converted, Currency } = option
  return (
    <div className="jst-price-derivation">
      {Guards.map(({ Code, Box, Zh, Outcome }) => (
        <Notice key={`${Code}${Box}`} tone={Outcome === 'REFUSED' ? 'error' : 'warning'}>
          {Zh || [Box, textFor(texts.guardNames, Code)].filter(Boolean).join(' ')}
        </Notice>
      ))}
      {Incomplete.length > 0 ? (
        <Notice tone="warning">
          {texts.incomplete}：{Incomplete.map(({ Zh }) => Zh).join('；')}
        </Notice>
      ) : null}
      {Excluded.map(({ Zh }) => (
        <Notice key={Zh}>{Zh}</Notice>
      ))}
      {Boxes.map(({ Type, Steps, Sell }) => (
        <section key={Type}>
          <h3>{texts.steps(Type)}</h3>
          {Steps.length === 0 ? (
            <p>
              <Money amount={Sell} currency={Currency} /> <span className="jst-muted">{texts.floorHidden}</span>
            </p>
          ) : (
            <FactsTable
              label={texts.steps(Type)}
              numeric
              titles={[texts.step, texts.amount, texts.running]}
              rows={Steps}
              rowKey={(_row, at) => at}
              renderRow={({ Zh, Amount, Running }) => (
                <>
                  <th scope="row">{Zh}</th>
                  <td>{formatNumber(Amount)}</td>
                  <td>{formatNumber(Running)}</td>
                </>
              )}
            />
          )}
        </section>
      ))}
      <section>
        <h3>{texts.charges}</h3>
        <FactsTable
          label={texts.charges}
          numeric
          titles={[texts.charge, texts.quantity, texts.price, texts.payment, texts.amount]}
          rows={Charges}
          rowKey={(_row, at) => at}
          renderRow={({ Code, NameZh, Box, Basis, Quantity, Price, PpCc, Amount, Currency: lineCurrency, InAllIn, Template }) => (
            <>
              <th scope="row">
                {[NameZh || Code, Box].filter(Boolean).join(' ')}
                {Template === '' ? null : <span className="jst-muted"> {texts.fromTemplate(Template)}</span>}
              </th>
              <td>
                {formatNumber(Quantity)} {basisText(Basis)}
              </td>
              <td>{Basis === 'F' ? `${Price}%` : formatNumber(Price)}</td>
              <td>{textFor(texts.payments, PpCc)}</td>
              <td>{InAllIn ? texts.inAllIn : <Money amount={Amount} currency={lineCurrency} />}</td>
            </>
          )}
        />
        {Converted ? (
          <p className="jst-muted">
            {texts.converted} <Money amount={Converted.Amount} currency={Converted.Currency} />
            {exchangeText(Converted)}
          </p>
        ) : null}
      </section>
      <Sentences title={texts.assumed} said={Assumed} />
      <Sentences title={texts.notCharged} said={NotCharged} />
      <Sentences title={texts.remarks} said={Remarks.map((Zh) => ({ Zh }))} />
      <dl className="jst-price-source">
        <dt>{texts.rateNo}</dt>
        <dd>{option.Third ? texts.thirdFrom(option.Third.No) : option.Rate.No}</dd>
        {option.Third && option.Third.Owner !== '' ? (
          <>
            <dt>{texts.thirdOwner}</dt>
            <dd>{`${option.Third.Owner} ${option.Third.Channel}`}</dd>
            <dt>{texts.thirdRemark}</dt>
            <dd>{option.Third.Remark || emptyText}</dd>
          </>
        ) : null}
        <dt>{texts.supplier}</dt>
        <dd>{option.Supplier || emptyText}</dd>
        <dt>{texts.contract}</dt>
        <dd>{option.Contract || emptyText}</dd>
      </dl>
    </div>
  )
}

function Sentences({ title, said }: { title: string; said: readonly { readonly Zh: string }[] }) {
  if (said.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {[...new Set(said.map(({ Zh }) => Zh))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
