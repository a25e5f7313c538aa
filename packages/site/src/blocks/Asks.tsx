import type { PageModel } from '../model.ts'
import { useSite } from '../site.tsx'

/** Pages that answer, by look. */
const answers = {
  rates: '/external/electronic/rates',
  schedules: '/external/electronic/schedules',
  platform: '/external/electronic/tracking',
  customer: '/external/customer/cargoCenter',
  company: '/external/electronic/tracking',
} as const

/** The three questions that visitors come with; plain forms, which work without a script. */
export function Asks({ model: { look } }: { model: PageModel }) {
  const { base, texts } = useSite()
  return (
    <div className="asks">
      <form className="ask" action={base + answers.rates} method="get">
        <h2>{texts.rateTitle}</h2>
        <Language />
        <Ports />
        <button type="submit">{texts.searchRates}</button>
      </form>
      <form className="ask" action={base + answers.schedules} method="get">
        <h2>{texts.scheduleTitle}</h2>
        <Language />
        <Ports />
        <button type="submit">{texts.searchSchedules}</button>
      </form>
      <form className="ask" action={base + answers[look]} method="get">
        <h2>{texts.trackTitle}</h2>
        <Language />
        <label>
          {texts.trackHint}
          <input name="No" maxLength={40} required autoComplete="off" />
        </label>
        <button type="submit">{texts.searchTracking}</button>
      </form>
    </div>
  )
}

/** Two ports, as the visitor calls them. */
export const Ports = ({ pol = '', pod = '' }: { pol?: string; pod?: string }) => {
  const { texts } = useSite()
  return (
    <div className="pair">
      <label>
        {texts.pol}
        <input name="Pol" maxLength={40} required placeholder={texts.portHint} defaultValue={pol} />
      </label>
      <label>
        {texts.pod}
        <input name="Pod" maxLength={40} required placeholder={texts.portHint} defaultValue={pod} />
      </label>
    </div>
  )
}

/** A form that asks gives up the query of its address: what says the language is one of its fields. */
export const Language = () => (useSite().lang === 'en' ? <input type="hidden" name="lang" value="en" /> : null)
