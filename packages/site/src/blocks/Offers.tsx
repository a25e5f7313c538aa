import type { RecommendedFreight, RecommendedPort } from '@jst/contracts/portal'
import { Fragment } from 'react'
import { useSite } from '../site.tsx'

const boxPrices = ({ Gp20, Gp40, Hq40 }: RecommendedFreight) =>
  (
    [
      ['20GP', Gp20],
      ['40GP', Gp40],
      ['40HQ', Hq40],
    ] as const
  ).flatMap(([box, price]) => (price === null ? [] : [[box, price] as const]))

/** Rates that the company shows everybody, within their period. */
export const Freights = ({ freights }: { freights: readonly RecommendedFreight[] }) => {
  const { texts, link, tongue } = useSite()
  return (
    <ul className="cards">
      {freights.map((freight) => (
        <li className="card" lang={tongue(freight.Title)} key={`${freight.Title} ${freight.Pol} ${freight.Pod} ${freight.Carrier}`}>
          <h3>
            {freight.Pol} → {freight.Pod}
          </h3>
          <p>
            {[freight.Title, freight.Carrier, freight.TransitDays === null ? '' : texts.transit(freight.TransitDays)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <dl className="facts">
            {boxPrices(freight).map(([box, price]) => (
              <Fragment key={box}>
                <dt>{box}</dt>
                <dd>
                  {freight.Currency} {price.toLocaleString('en-US')}
                </dd>
              </Fragment>
            ))}
          </dl>
          <p>
            {freight.ValidTo ? texts.until(freight.ValidTo) : ''}{' '}
            <a href={link(`/external/electronic/rates?Pol=${encodeURIComponent(freight.Pol)}&Pod=${encodeURIComponent(freight.Pod)}`)}>
              {texts.searchRates}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

export const Ports = ({ ports }: { ports: readonly RecommendedPort[] }) => {
  const { texts, link } = useSite()
  return (['POL', 'POD'] as const).map((place) => {
    const own = ports.filter(({ Place }) => Place === place)
    if (own.length === 0) return null
    return (
      <div key={place}>
        <h3>{texts.ports[place]}</h3>
        <ul className="tabs">
          {own.map(({ PortCode, Name, Slogan }) => (
            <li key={PortCode}>
              <a href={link(`/external/electronic/schedules?${place === 'POL' ? 'Pol' : 'Pod'}=${PortCode}`)} title={Slogan || undefined}>
                {Name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
