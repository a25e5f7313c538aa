import type { SiteProfile } from '@jst/contracts/portal'
import { useSite } from '../site.tsx'

const about = { platform: '/external/aboutus', customer: '/external/customer/aboutus', company: '/external/MHpage/about' } as const

/** Short profile of the company, beside its milestones. */
export const Story = ({ profile: { Slogan, Summary, Milestones } }: { profile: SiteProfile }) => {
  const { texts, link, tongue, look } = useSite()
  return (
    <div className="story">
      <div>
        {Slogan ? (
          <p className="slogan" lang={tongue(Slogan)}>
            {Slogan}
          </p>
        ) : null}
        <p lang={tongue(Summary)}>{Summary}</p>
        <p className="more">
          <a href={link(about[look])}>{texts.knowUs}</a>
        </p>
      </div>
      <Years milestones={Milestones} />
    </div>
  )
}

/** Years of a company, one below the other. */
export const Years = ({ milestones }: { milestones: SiteProfile['Milestones'] }) => {
  const { tongue } = useSite()
  if (milestones.length === 0) return null
  return (
    <ol className="years">
      {milestones.map(({ Year, Text }) => (
        <li key={Year + Text}>
          <strong>{Year}</strong>
          <span lang={tongue(Text)}>{Text}</span>
        </li>
      ))}
    </ol>
  )
}
