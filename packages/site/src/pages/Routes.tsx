import type { ReactNode } from 'react'
import { Language, Ports } from '../blocks/Asks.tsx'
import { dayOf } from '../blocks/Lists.tsx'
import type { NamedPort, PageContent, PageModel, RouteAsked } from '../model.ts'
import { useSite } from '../site.tsx'
import { Title } from './Title.tsx'

type Of<K extends PageContent['kind']> = { content: Extract<PageContent, { kind: K }>; model: PageModel }

/** Services that are sold to everybody, without prices; a price is told to whom it is made. */
export const Rates = ({ content: { asked, routes }, model }: Of<'rates'>) => {
  const { texts } = useSite()
  return (
    <RoutePage asked={asked} model={model} search={texts.searchRates}>
      {routes && asked.pol && asked.pod ? (
        <Answer
          title={texts.ratesOf(asked.pol.Name, asked.pod.Name, routes.length)}
          none={texts.noRates(asked.pol.Name, asked.pod.Name)}
          label={texts.rateTitle}
          heads={[texts.carrier, texts.offerer, texts.via, texts.weekday, texts.transitDays, texts.validity, texts.price]}
          rows={routes.map((route) => (
            <tr key={`${route.Operator} ${route.Carrier} ${route.Via} ${route.TransitDays} ${route.EtdWeekday} ${route.ValidTo}`}>
              <td>{route.Carrier}</td>
              <td>{route.Operator}</td>
              <td>{route.Via || texts.direct}</td>
              <td>{texts.weekdays[route.EtdWeekday]}</td>
              <td>{texts.daysOf(route.TransitDays)}</td>
              <td>
                {route.ValidFrom} – {route.ValidTo}
              </td>
              <td>
                <a href={`/external/customer/freightCenter?Pol=${asked.pol?.Code}&Pod=${asked.pod?.Code}`} rel="nofollow">
                  {texts.ask}
                </a>
              </td>
            </tr>
          ))}
        />
      ) : null}
    </RoutePage>
  )
}

export const Schedules = ({ content: { asked, sailings }, model }: Of<'schedules'>) => {
  const { texts } = useSite()
  return (
    <RoutePage asked={asked} model={model} search={texts.searchSchedules}>
      {sailings && asked.pol && asked.pod ? (
        <Answer
          title={texts.sailingsOf(asked.pol.Name, asked.pod.Name, sailings.length)}
          none={texts.noSailings(asked.pol.Name, asked.pod.Name)}
          label={texts.scheduleTitle}
          heads={[texts.carrier, texts.vessel, texts.service, texts.etd, texts.eta, texts.transitDays]}
          rows={sailings.map((sailing) => (
            <tr key={`${sailing.Vessel} ${sailing.VoyageNo} ${sailing.Departure}`}>
              <td>{sailing.Carrier}</td>
              <td>
                {sailing.Vessel} / {sailing.VoyageNo} {sailing.Delayed ? <span className="tag">{texts.delayed}</span> : null}
              </td>
              <td>{sailing.Service}</td>
              <td>{sailing.Departure && dayOf(sailing.Departure)}</td>
              <td>{sailing.Arrival && dayOf(sailing.Arrival)}</td>
              <td>{texts.daysOf(sailing.TransitDays ?? -1)}</td>
            </tr>
          ))}
        />
      ) : null}
    </RoutePage>
  )
}

interface AnswerProps {
  title: string
  /** What is said where there is no row. */
  none: string
  label: string
  heads: readonly string[]
  rows: readonly ReactNode[]
}

/** What goes between the two ports. A table that is wider than a phone is scrolled, by the keyboard as well. */
function Answer({ title, none, label, heads, rows }: AnswerProps) {
  if (rows.length === 0) return <p className="lead">{none}</p>
  return (
    <section className="part">
      <h2>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard (WCAG 2.1.1) */}
      <div className="table" tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      </div>
    </section>
  )
}

interface RoutePageProps {
  asked: RouteAsked
  model: PageModel
  search: string
  children: ReactNode
}

/** The question above its answer: words that mean several ports, or none, are asked again. */
function RoutePage({ asked, model, search, children }: RoutePageProps) {
  const { base, texts, link } = useSite()
  const { polWords, podWords, day, choices } = asked
  const empty = polWords === '' && podWords === ''
  return (
    <Title text={texts.page(model.page)}>
      <form className="question" method="get" action={base + model.page.path}>
        <Language />
        <Ports pol={asked.pol?.Name ?? polWords} pod={asked.pod?.Name ?? podWords} />
        <label>
          {texts.day}
          <input type="date" name="Day" defaultValue={day} />
        </label>
        <button type="submit">{search}</button>
      </form>
      {empty ? <p className="lead">{texts.askRoute}</p> : null}
      {polWords && !asked.pol ? (
        <Which words={polWords} ports={choices.pol} to={(code) => link(asking(model, { ...asked, polWords: code }))} />
      ) : null}
      {podWords && !asked.pod ? (
        <Which words={podWords} ports={choices.pod} to={(code) => link(asking(model, { ...asked, podWords: code }))} />
      ) : null}
      {children}
    </Title>
  )
}

const asking = ({ page }: PageModel, { polWords, podWords, day }: RouteAsked) =>
  `${page.path}?${new URLSearchParams({ Pol: polWords, Pod: podWords, Day: day }).toString()}`

function Which({ words, ports, to }: { words: string; ports: readonly NamedPort[]; to: (code: string) => string }) {
  const { texts } = useSite()
  if (ports.length === 0)
    return (
      <p className="bad" role="alert">
        {texts.noPort(words)}
      </p>
    )
  return (
    <div>
      <p>{texts.whichPort(words)}</p>
      <ul className="tabs">
        {ports.map(({ Code, Name }) => (
          <li key={Code}>
            <a href={to(Code)}>
              {Name} {Code}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
