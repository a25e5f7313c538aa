import type { LiveContent, RecommendedFreight, RecommendedPort } from '@jst/contracts/portal'
import { useSite } from '../site.tsx'
import { fact } from './facts.ts'
import { unbrokenAmount } from './amounts.ts'

const boxes = [
  ['20GP', 'Gp20'],
  ['40GP', 'Gp40'],
  ['40HQ', 'Hq40'],
] as const
const asking = (page: 'rates' | 'schedules', query: Readonly<Record<string, string>>) =>
  `/external/electronic/${page}?${new URLSearchParams(query).toString()}`
const keyOf = ({ Title, Pol, Pod, Carrier }: RecommendedFreight) => `${Title} ${Pol} ${Pod} ${Carrier}`

/** Rates that the company shows everybody, within their period; fellow forwarders read them as one sheet. */
export const Freights = ({ freights }: { freights: readonly RecommendedFreight[] }) =>
  useSite().peers ? <Sheet freights={freights} /> : <FreightCards freights={freights} />

const FreightCards = ({ freights }: { freights: readonly RecommendedFreight[] }) => {
  const { texts, link, tongue } = useSite()
  return (
    <ul className="cards freights">
      {freights.map((freight) => (
        <li className="card" lang={tongue(freight.Title)} key={keyOf(freight)}>
          <h3>
            {freight.Pol} → {freight.Pod}
          </h3>
          <p>{[freight.Title, freight.Carrier].filter(Boolean).join(' · ')}</p>
          <dl className="prices">
            {boxes.map(([box, key]) => (
              <div key={box}>
                <dt>{box}</dt>
                <dd>{unbrokenAmount(freight[key], freight.Currency)}</dd>
              </div>
            ))}
          </dl>
          <p className="quiet">
            {[freight.TransitDays === null ? '' : texts.transit(freight.TransitDays), freight.ValidTo ? texts.until(freight.ValidTo) : '']
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="more">
            <a className="button quiet" href={link(asking('rates', { Pol: freight.Pol, Pod: freight.Pod }))}>
              {texts.searchRates}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

const Sheet = ({ freights }: { freights: readonly RecommendedFreight[] }) => {
  const { texts, link, tongue } = useSite()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard (WCAG 2.1.1)
    <div className="table sheet" tabIndex={0} role="region" aria-label={texts.rateTitle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.route}</th>
            <th scope="col">{texts.carrier}</th>
            {boxes.map(([box]) => (
              <th key={box} scope="col" className="n">
                {box}
              </th>
            ))}
            <th scope="col">{texts.transitDays}</th>
            <th scope="col">{texts.validity}</th>
          </tr>
        </thead>
        <tbody>
          {freights.map((freight) => (
            <tr key={keyOf(freight)} lang={tongue(freight.Pol + freight.Pod)}>
              <th scope="row">
                <a href={link(asking('rates', { Pol: freight.Pol, Pod: freight.Pod }))}>
                  {freight.Pol} → {freight.Pod}
                </a>
              </th>
              <td>{freight.Carrier}</td>
              {boxes.map(([box, key]) => (
                <td key={box} className="n">
                  {unbrokenAmount(freight[key], freight.Currency)}
                </td>
              ))}
              <td>{texts.daysOf(freight.TransitDays ?? -1)}</td>
              <td>{freight.ValidTo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Ports as links that already ask: with a port of the other side, where one is recommended. */
export const Ports = ({ ports, page = 'schedules' }: { ports: readonly RecommendedPort[]; page?: 'rates' | 'schedules' }) => {
  const { texts, link } = useSite()
  const first = (place: RecommendedPort['Place']) => ports.find(({ Place }) => Place === place)?.PortCode
  const queryOfPort = ({ Place, PortCode }: RecommendedPort): Record<string, string> => {
    const other = first(Place === 'POL' ? 'POD' : 'POL')
    const [pol, pod] = Place === 'POL' ? [PortCode, undefined] : [other, PortCode]
    return { ...(pol ? { Pol: pol } : {}), ...(pod ? { Pod: pod } : {}) }
  }
  return (
    <div className="port-pair">
      {(['POL', 'POD'] as const).map((place) => {
        const placePorts = ports.filter(({ Place }) => Place === place)
        if (placePorts.length === 0) return null
        return (
          <div key={place}>
            <h3>{texts.ports[place]}</h3>
            <ul className="chips">
              {placePorts.map((port) => (
                <li key={port.PortCode}>
                  <a href={link(asking(page, queryOfPort(port)))} title={port.Slogan || undefined}>
                    {port.Name} <small>{port.PortCode}</small>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

/** Routes as links that already ask. */
export const RouteChips = ({ freights, page }: { freights: readonly RecommendedFreight[]; page: 'rates' | 'schedules' }) => {
  const { link } = useSite()
  const routes = [...new Map(freights.map(({ Pol, Pod }) => [`${Pol} → ${Pod}`, { Pol, Pod }])).entries()]
  return (
    <ul className="chips">
      {routes.map(([name, route]) => (
        <li key={name}>
          <a href={link(asking(page, route))}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

/** Published sailing tables, each of which is a question that somebody has asked already. */
export const Tables = ({ tables }: { tables: readonly LiveContent[] }) => {
  const { base, lang, texts, link, tongue } = useSite()
  return (
    <ul className="rows">
      {tables.map((table) => (
        <li key={table.RecordId}>
          <span className="quiet">{texts.weeks(Number(fact(table, 'Weeks')))}</span>
          <div>
            <a href={link(asking('schedules', { Pol: fact(table, 'PolCode'), Pod: fact(table, 'PodCode') }))} lang={tongue(table.Title)}>
              {table.Title}
            </a>
          </div>
          <p>
            {fact(table, 'Pol')} → {fact(table, 'Pod')} ·{' '}
            <a
              href={`${base}/site-table/${table.RecordId}${lang === 'en' ? '?lang=en' : ''}`}
              aria-label={texts.wordsOf(texts.xlsx, table.Title)}
              rel="nofollow"
              download
            >
              {texts.xlsx}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
