import type { LiveContent } from '@jst/contracts/portal'
import { sitePages } from '@jst/contracts/portal'
import { Picture } from '../Picture.tsx'
import { SiteLink } from '../rich.tsx'
import { useSite } from '../site.tsx'

/** `2026-11-25` of an instant, as people in China read it. */
export const dayOf = (instant: string): string => new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10)
const fact = ({ Facts }: LiveContent, key: string): string => (Facts[key] === null || Facts[key] === undefined ? '' : String(Facts[key]))

const servicePath = (kind: string) => sitePages.find(({ service }) => service === kind)?.path

/** Heading of a card: h3 below the heading of a block, h2 straight below that of the page. */
export type CardHeading = 'h2' | 'h3'

export const Services = ({ services, heading: Heading = 'h3' }: { services: readonly LiveContent[]; heading?: CardHeading }) => {
  const { link, tongue } = useSite()
  return (
    <ul className="cards">
      {services.map((service) => {
        const path = servicePath(service.Category)
        return (
          <li className="card" key={service.RecordId} lang={tongue(service.Title)}>
            <Picture of={service.Picture} alt="" sizes="(max-width: 600px) 100vw, 380px" />
            <Heading>{path ? <a href={link(path)}>{service.Title}</a> : service.Title}</Heading>
            <p>{service.Summary}</p>
          </li>
        )
      })}
    </ul>
  )
}

export const Articles = ({ articles }: { articles: readonly LiveContent[] }) => {
  const { texts, link, tongue } = useSite()
  return (
    <ul className="rows">
      {articles.map((article) => (
        <li key={article.RecordId}>
          <time dateTime={dayOf(article.From)}>{dayOf(article.From)}</time>
          <div>
            {article.Top ? <span className="tag">{texts.top}</span> : null}
            {article.Category ? <span className="tag">{texts.category(article.Category)}</span> : null}
            <a href={link(`/external/newsDetaile?Id=${article.RecordId}`)} lang={tongue(article.Title)}>
              {article.Title}
            </a>
          </div>
          {article.Summary ? <p lang={tongue(article.Summary)}>{article.Summary}</p> : null}
        </li>
      ))}
    </ul>
  )
}

export const Letters = ({ letters }: { letters: readonly LiveContent[] }) => {
  const { texts, lang, link, tongue } = useSite()
  // carriers are known by their codes everywhere
  const carrierOf = (letter: LiveContent) => (lang === 'en' ? letter.Category : fact(letter, 'Carrier'))
  return (
    <ul className="rows">
      {letters.map((letter) => (
        <li key={letter.RecordId}>
          <time dateTime={dayOf(letter.From)}>{dayOf(letter.From)}</time>
          <div>
            {[carrierOf(letter), texts.category(fact(letter, 'Subject'))].filter(Boolean).map((word) => (
              <span className="tag" key={word}>
                {word}
              </span>
            ))}
            <a href={link(`/external/newsDetaile?Id=${letter.RecordId}&Kind=letter`)} lang={tongue(letter.Title)}>
              {letter.Title}
            </a>
          </div>
          {fact(letter, 'EffectiveFrom') ? <p>{texts.from(fact(letter, 'EffectiveFrom'))}</p> : null}
        </li>
      ))}
    </ul>
  )
}

export const Offices = ({ offices, heading: Heading = 'h3' }: { offices: readonly LiveContent[]; heading?: CardHeading }) => {
  const { texts, tongue } = useSite()
  return (
    <ul className="cards">
      {offices.map((office) => (
        <li className="card" key={office.RecordId}>
          <Heading lang={tongue(office.Title)}>{office.Title}</Heading>
          <p>{office.Category === 'main' ? texts.mainOffice : texts.branch}</p>
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
        </li>
      ))}
    </ul>
  )
}

export const Jobs = ({ jobs }: { jobs: readonly LiveContent[] }) => {
  const { link, tongue } = useSite()
  return (
    <ul className="rows">
      {jobs.map((job) => (
        <li key={job.RecordId}>
          <span className="quiet" lang={tongue(fact(job, 'Place'))}>
            {fact(job, 'Place')}
          </span>
          <div>
            <a href={link(`/external/MHpage/socialRecruitment?Id=${job.RecordId}`)} lang={tongue(job.Title)}>
              {job.Title}
            </a>
          </div>
          <JobFacts job={job} />
        </li>
      ))}
    </ul>
  )
}

function JobFacts({ job }: { job: LiveContent }) {
  const { texts, tongue } = useSite()
  const count = Number(fact(job, 'Headcount'))
  const facts = [job.Category, count > 0 ? texts.persons(count) : '', fact(job, 'Salary')].filter(Boolean).join(' · ')
  return <p lang={tongue(facts)}>{facts}</p>
}
