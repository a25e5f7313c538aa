import { Fragment, useId } from 'react'
import { useSite } from '../site.tsx'

/** Pages that answer for a number, by look. */
export const trackingPages = {
  platform: '/external/electronic/tracking',
  customer: '/external/customer/cargoCenter',
  company: '/external/electronic/tracking',
} as const
const rates = { key: 'rates', to: '/external/electronic/rates' } as const
const schedules = { key: 'schedules', to: '/external/electronic/schedules' } as const

/**
 * The three questions that visitors come with; plain forms, which work without a script. Where there is little room they are three tabs, of which
 * radio buttons show one; the customer portal begins with the cargo.
 */
export function Asks() {
  const { base, texts, look } = useSite()
  const id = useId()
  const track = { key: 'tracking', to: trackingPages[look] } as const
  const questions = look === 'customer' ? [track, rates, schedules] : [rates, schedules, track]
  return (
    <div className="asks" role="group" aria-label={texts.asks}>
      {questions.map(({ key }, at) => (
        <Fragment key={key}>
          <input type="radio" className="pick" name={id} id={id + key} defaultChecked={at === 0} />
          <label className="tab" htmlFor={id + key}>
            {texts.askTabs[key]}
          </label>
        </Fragment>
      ))}
      {questions.map(({ key, to }) => (
        <form className="ask" key={key} action={base + to} method="get">
          <h2>{texts.askTitles[key]}</h2>
          <Language />
          {key === 'tracking' ? (
            <label>
              {texts.trackHint}
              <input name="No" maxLength={40} required autoComplete="off" />
            </label>
          ) : (
            <Ports />
          )}
          <button type="submit">{texts.askTabs[key]}</button>
        </form>
      ))}
    </div>
  )
}

/** One line for whatever somebody has: a number, a port, a route. */
export function QuickAsk() {
  const { base, texts, look } = useSite()
  return (
    <form
      className="quick"
      action={base + (look === 'customer' ? '/external/customer/quicksearch' : '/QuickSearch')}
      method="get"
      role="search"
    >
      <Language />
      <label>
        {texts.quickHint}
        <input name="Q" maxLength={60} required autoComplete="off" />
      </label>
      <button type="submit">{texts.track}</button>
    </form>
  )
}

const list = 'usual-ports'
/** Ports that a browser offers while somebody types, once on a page. */
export function PortList() {
  const { ports } = useSite()
  if (ports.length === 0) return null
  return (
    <datalist id={list}>
      {ports.map(({ Code, Name }) => (
        <option key={Code} value={`${Name} ${Code}`} />
      ))}
    </datalist>
  )
}

/** Two ports, as the visitor calls them. */
export const Ports = ({ pol = '', pod = '' }: { pol?: string; pod?: string }) => {
  const { texts, ports } = useSite()
  const portList = ports.length > 0 ? list : undefined
  return (
    <div className="pair">
      <label>
        {texts.pol}
        <input name="Pol" maxLength={40} required list={portList} autoComplete="off" placeholder={texts.portHint} defaultValue={pol} />
      </label>
      <label>
        {texts.pod}
        <input name="Pod" maxLength={40} required list={portList} autoComplete="off" placeholder={texts.portHint} defaultValue={pod} />
      </label>
    </div>
  )
}

/** A form that asks gives up the query of its address: what says the language is one of its fields. */
export const Language = () => (useSite().lang === 'en' ? <input type="hidden" name="lang" value="en" /> : null)
