import { sitePages, type LiveContent } from '@jst/contracts/portal'
import { Icon, iconOf } from '../art/Icon.tsx'
import { Picture } from '../Picture.tsx'
import { SiteLink } from '../rich.tsx'
import { useSite } from '../site.tsx'
import { fact } from './facts.ts'

const servicePath = (kind: string) => sitePages.find(({ service }) => service === kind)?.path

/** Heading of a card: h3 below the heading of a block, h2 straight below that of the page. */
export type CardHeading = 'h2' | 'h3'

export const Services = ({ services, heading: Heading = 'h3' }: { services: readonly LiveContent[]; heading?: CardHeading }) => {
  const { link, tongue } = useSite()
  return (
    <ul className="cards services">
      {services.map((service) => {
        const path = servicePath(service.Category)
        return (
          <li className="card" key={service.RecordId} lang={tongue(service.Title)}>
            {service.Picture ? (
              <Picture of={service.Picture} alt="" sizes="(max-width: 600px) 100vw, 380px" />
            ) : (
              <Icon name={iconOf(service.Category)} />
            )}
            <div>
              <Heading>{path ? <a href={link(path)}>{service.Title}</a> : service.Title}</Heading>
              <p>{service.Summary}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** A point of a map that needs no account, without anything of it on the page. */
const mapOf = (lang: 'zh' | 'en', { Title, ...office }: LiveContent): string => {
  const [lat, lon] = [fact({ Title, ...office }, 'Lat'), fact({ Title, ...office }, 'Lon')].map(Number)
  if (!lat || !lon) return ''
  return lang === 'en'
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`
    : `https://uri.amap.com/marker?position=${lon},${lat}&name=${encodeURIComponent(Title)}&coordinate=wgs84&src=site`
}

export const Offices = ({ offices, heading: Heading = 'h3' }: { offices: readonly LiveContent[]; heading?: CardHeading }) => {
  const { texts, tongue, lang } = useSite()
  return (
    <ul className="cards offices">
      {offices.map((office) => {
        const map = mapOf(lang, office)
        return (
          <li className="card" key={office.RecordId}>
            <Heading lang={tongue(office.Title)}>{office.Title}</Heading>
            <p className="quiet">{office.Category === 'main' ? texts.mainOffice : texts.branch}</p>
            <dl className="facts">
              <dt>{texts.address}</dt>
              <dd lang={tongue(fact(office, 'Address'))}>{fact(office, 'Address')}</dd>
              {fact(office, 'Phone') ? (
                <>
                  <dt>{texts.phone}</dt>
                  <dd>
                    <SiteLink to={`tel:${fact(office, 'Phone').replaceAll(/[^\d+-]/g, '')}`}>{fact(office, 'Phone')}</SiteLink>
                  </dd>
                </>
              ) : null}
              {fact(office, 'Email') ? (
                <>
                  <dt>{texts.mail}</dt>
                  <dd>
                    <SiteLink to={`mailto:${fact(office, 'Email')}`}>{fact(office, 'Email')}</SiteLink>
                  </dd>
                </>
              ) : null}
            </dl>
            {map ? (
              <p className="more">
                <SiteLink to={map}>{texts.onMap}</SiteLink>
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

export const Jobs = ({ jobs }: { jobs: readonly LiveContent[] }) => {
  const { texts, link, tongue } = useSite()
  return (
    <ul className="rows jobs">
      {jobs.map((job) => {
        const count = Number(fact(job, 'Headcount'))
        const facts = [job.Category, count > 0 ? texts.persons(count) : '', fact(job, 'Salary')].filter(Boolean).join(' · ')
        return (
          <li key={job.RecordId}>
            <span className="quiet" lang={tongue(fact(job, 'Place'))}>
              {fact(job, 'Place')}
            </span>
            <div>
              <a href={link(`/external/MHpage/socialRecruitment?Id=${job.RecordId}`)} lang={tongue(job.Title)}>
                {job.Title}
              </a>
            </div>
            <p lang={tongue(facts)}>{facts}</p>
          </li>
        )
      })}
    </ul>
  )
}
