import type { RecommendedPort } from '@jst/contracts/portal'
import type { ReactNode } from 'react'
import { Language, Ports } from '../blocks/Asks.tsx'
import { dayOf } from '../blocks/facts.ts'
import { Freights, Ports as PortLinks, RouteChips, Tables } from '../blocks/Offers.tsx'
import type { NamedPort, Offers, PageContent, PageModel, RouteQuery } from '../model.ts'
import { useSite } from '../site.tsx'
import { Answer } from './Answer.tsx'
import { Title } from './Title.tsx'

type Of<K extends PageContent['kind']> = { content: Extract<PageContent, { kind: K }>; model: PageModel }

/** Services that are sold to everybody, without prices; a price is told to whom it is made. */
export const Rates = ({ content: { routeQuery, routes, offers }, model }: Of<'rates'>) => {
  const { texts } = useSite()
  return (
    <RoutePage routeQuery={routeQuery} model={model} offers={offers} page="rates">
      {routes && routeQuery.pol && routeQuery.pod ? (
        <Answer
          title={texts.ratesOf(routeQuery.pol.Name, routeQuery.pod.Name, routes.length)}
          none={texts.noRates(routeQuery.pol.Name, routeQuery.pod.Name)}
          label={texts.rateTitle}
          heads={[texts.carrier, texts.offerer, texts.via, texts.weekday, texts.transitDays, texts.validity, texts.price]}
          rows={routes.map((route) => [
            `${route.Operator} ${route.Carrier} ${route.Via} ${route.TransitDays} ${route.EtdWeekday} ${route.ValidTo}`,
            [
              <strong key="carrier">{route.Carrier}</strong>,
              route.Operator,
              route.Via || texts.direct,
              texts.weekdays[route.EtdWeekday],
              texts.daysOf(route.TransitDays),
              `${route.ValidFrom} – ${route.ValidTo}`,
              <a
                key="price"
                href={`/external/customer/freightCenter?Pol=${routeQuery.pol?.Code}&Pod=${routeQuery.pod?.Code}&Day=${routeQuery.day}`}
                rel="nofollow"
              >
                {texts.ask}
              </a>,
            ],
          ])}
        />
      ) : null}
    </RoutePage>
  )
}

export const Schedules = ({ content: { routeQuery, sailings, offers }, model }: Of<'schedules'>) => {
  const { texts } = useSite()
  return (
    <RoutePage routeQuery={routeQuery} model={model} offers={offers} page="schedules">
      {sailings && routeQuery.pol && routeQuery.pod ? (
        <Answer
          title={texts.sailingsOf(routeQuery.pol.Name, routeQuery.pod.Name, sailings.length)}
          none={texts.noSailings(routeQuery.pol.Name, routeQuery.pod.Name)}
          label={texts.scheduleTitle}
          heads={[texts.carrier, texts.vessel, texts.service, texts.etd, texts.eta, texts.transitDays]}
          rows={sailings.map((sailing) => [
            `${sailing.Vessel} ${sailing.VoyageNo} ${sailing.Departure}`,
            [
              <strong key="carrier">{sailing.Carrier}</strong>,
              <span key="vessel">
                {sailing.Vessel} / {sailing.VoyageNo} {sailing.Delayed ? <span className="tag late">{texts.delayed}</span> : null}
              </span>,
              sailing.Service,
              sailing.Departure && dayOf(sailing.Departure),
              sailing.Arrival && dayOf(sailing.Arrival),
              texts.daysOf(sailing.TransitDays ?? -1),
            ],
          ])}
        />
      ) : null}
    </RoutePage>
  )
}

interface RoutePageProps {
  routeQuery: RouteQuery
  model: PageModel
  offers: Offers
  page: 'rates' | 'schedules'
  children: ReactNode
}

const typed = (port: NamedPort | undefined, words: string) => (port ? `${port.Name} ${port.Code}` : words)

/** The question above its answer: words that mean several ports, or none, are asked again; before a question stands what is often asked. */
function RoutePage({ routeQuery, model, offers, page, children }: RoutePageProps) {
  const { base, texts } = useSite()
  const { polWords, podWords, day, pol, pod, choices } = routeQuery
  const same = pol !== undefined && pol.Code === pod?.Code
  const to = (change: Partial<RouteQuery>) => asking(model, { ...routeQuery, ...change })
  return (
    <Title text={texts.page(model.page)} lead={page === 'rates' ? texts.rateLead : texts.scheduleLead}>
      <form className="question" method="get" action={base + model.page.path}>
        <Language />
        <Ports pol={typed(pol, polWords)} pod={typed(pod, podWords)} />
        <label>
          {texts.day}
          <input type="date" name="Day" defaultValue={day} />
        </label>
        <button type="submit">{page === 'rates' ? texts.searchRates : texts.searchSchedules}</button>
      </form>
      {same ? (
        <p className="bad" role="alert">
          {texts.samePort}
        </p>
      ) : null}
      {polWords && !pol ? <Which words={polWords} ports={choices.pol} to={(code) => to({ polWords: code })} /> : null}
      {podWords && !pod ? <Which words={podWords} ports={choices.pod} to={(code) => to({ podWords: code })} /> : null}
      {pol && !podWords ? <Other text={texts.toWhich(pol.Name)} place="POD" offers={offers} to={(code) => to({ podWords: code })} /> : null}
      {pod && !polWords ? (
        <Other text={texts.fromWhich(pod.Name)} place="POL" offers={offers} to={(code) => to({ polWords: code })} />
      ) : null}
      {same ? null : children}
      {pol && pod && !same ? null : <Suggestions offers={offers} page={page} />}
    </Title>
  )
}

const asking = ({ page }: PageModel, { polWords, podWords, day }: RouteQuery) => {
  const given = Object.entries({ Pol: polWords, Pod: podWords, Day: day }).filter(([, value]) => value !== '')
  return `${page.path}?${new URLSearchParams(given).toString()}`
}

/** Recommended queries as links. */
function Suggestions({ offers: { freights, tables, ports }, page }: { offers: Offers; page: 'rates' | 'schedules' }) {
  const { texts } = useSite()
  const isRates = page === 'rates'
  return (
    <>
      <Offered title={isRates ? texts.recommended : texts.oftenAsked} shown={freights.length > 0}>
        {isRates ? <Freights freights={freights} /> : <RouteChips freights={freights} page="schedules" />}
      </Offered>
      <Offered title={texts.tables} shown={!isRates && tables.length > 0}>
        <Tables tables={tables} />
      </Offered>
      <Offered title={texts.hotPorts} shown={ports.length > 0}>
        <PortLinks ports={ports} page={page} />
      </Offered>
    </>
  )
}

const Offered = ({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) =>
  shown ? (
    <section className="section">
      <h2>{title}</h2>
      {children}
    </section>
  ) : null

interface ChoiceProps {
  to: (code: string) => string
}

/** The port of the other side, of those that are recommended. */
function Other({ text, place, offers, to }: ChoiceProps & { text: string; place: RecommendedPort['Place']; offers: Offers }) {
  const ports = offers.ports.filter(({ Place }) => Place === place).map(({ PortCode, Name }) => ({ Code: PortCode, Name }))
  return (
    <div className="which">
      <p role="status">{text}</p>
      <PortChips ports={ports} to={to} />
    </div>
  )
}

function Which({ words, ports, to }: ChoiceProps & { words: string; ports: readonly NamedPort[] }) {
  const { texts } = useSite()
  if (ports.length === 0)
    return (
      <p className="bad" role="alert">
        {texts.noPort(words)}
      </p>
    )
  return (
    <div className="which">
      <p>{texts.whichPort(words)}</p>
      <PortChips ports={ports} to={to} />
    </div>
  )
}

function PortChips({ ports, to }: ChoiceProps & { ports: readonly NamedPort[] }) {
  const { link } = useSite()
  return (
    <ul className="chips">
      {ports.map(({ Code, Name }) => (
        <li key={Code}>
          <a href={link(to(Code))}>
            {Name} <small>{Code}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
