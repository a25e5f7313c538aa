import { recommended, type RecommendedFreight, type RecommendedPort } from '@jst/contracts/portal'
import { useDetail } from '@jst/feature-kit'
import { AppLink, formatDate, formatNumber } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { homeTexts } from './texts.ts'

const words = homeTexts.recommended

/** Ports and rates that the platform and its operators put forward. Without any, or without an answer, the page does without. */
export const Recommended = observer(function Recommended({ go }: { go: string }) {
  const { data } = useDetail(recommended, {})
  if (!data || data.Ports.length + data.Freights.length === 0) return null
  return (
    <section className="jst-visit-offers" aria-label={words.label}>
      {data.Freights.length > 0 ? (
        <>
          <h2>{words.freights}</h2>
          <ul className="jst-visit-freights">
            {data.Freights.map((freight) => (
              <Freight key={`${freight.Offerer} ${freight.Title}`} freight={freight} go={go} />
            ))}
          </ul>
          <p className="jst-visit-note">{words.note}</p>
        </>
      ) : null}
      {(['POL', 'POD'] as const).map((place) => (
        <Ports key={place} title={words.ports[place]} ports={data.Ports.filter(({ Place }) => Place === place)} />
      ))}
    </section>
  )
})

function Freight({ freight, go }: { freight: RecommendedFreight; go: string }) {
  const { Currency, Gp20, Gp40, Hq40, TransitDays, ValidTo } = freight
  const prices = Object.entries({ '20GP': Gp20, '40GP': Gp40, '40HQ': Hq40 }).flatMap(([box, price]) =>
    price === null ? [] : [{ box, price }],
  )
  return (
    <li>
      <h3>{freight.Title}</h3>
      <p className="jst-visit-route">
        {freight.Pol} <span aria-label={words.to}>→</span> {freight.Pod}
        <span>
          {[freight.Carrier, TransitDays === null ? '' : words.days(TransitDays), words.unit(Currency)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <dl className="jst-visit-prices">
        {prices.map(({ box, price }) => (
          <div key={box}>
            <dt>{box}</dt>
            <dd>{formatNumber(price)}</dd>
          </div>
        ))}
      </dl>
      <p className="jst-visit-offerer">
        <span>
          {freight.Offerer}
          <br />
          {ValidTo ? words.until(formatDate(ValidTo)) : words.open}
        </span>
        <AppLink to={go} aria-label={words.askFor(freight.Title)}>
          {words.ask}
        </AppLink>
      </p>
    </li>
  )
}

function Ports({ title, ports }: { title: string; ports: readonly RecommendedPort[] }) {
  if (ports.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="jst-visit-ports">
        {ports.map(({ PortCode, Name, PortNameEn, Slogan, Lane, Country }) => (
          <li key={PortCode}>
            <strong>{Name}</strong>
            <span lang="en">{PortNameEn}</span>
            <span>{Slogan || [Country, Lane].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
