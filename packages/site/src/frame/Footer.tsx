import type { ReactNode } from 'react'
import { fact } from '../blocks/facts.ts'
import type { PageModel } from '../model.ts'
import { aboutIn } from '../language.ts'
import { Picture } from '../Picture.tsx'
import { SiteLink } from '../rich.tsx'
import { useSite } from '../site.tsx'

/** Where else to go, how to reach the company, where it is, and under which numbers it is registered. A column without content is left out. */
export function Footer({ model: { site, look } }: { model: PageModel }) {
  const { config, offices } = site
  const { lang, texts, tongue } = useSite()
  const { name, footer, nav } = aboutIn(lang, look, config)
  return (
    <footer className="foot">
      <div className="wrap columns">
        <div className="who">
          <strong lang={tongue(name)}>{name}</strong>
          {lang === 'zh' && config.NameEn ? <span lang="en">{config.NameEn}</span> : null}
          {footer ? <p lang={tongue(footer)}>{footer}</p> : null}
        </div>
        <Column title={texts.footNav} as="nav">
          {nav.slice(0, 8).map(({ Label, To }) => (
            <li key={Label + To}>
              <SiteLink to={To}>{Label}</SiteLink>
            </li>
          ))}
        </Column>
        {config.Phone || config.Email || config.WeChat ? (
          <Column title={texts.footContact}>
            {config.Phone ? (
              <li>
                {texts.phone} <SiteLink to={`tel:${config.Phone.replaceAll(/[^\d+-]/g, '')}`}>{config.Phone}</SiteLink>
              </li>
            ) : null}
            {config.Email ? (
              <li>
                <SiteLink to={`mailto:${config.Email}`}>{config.Email}</SiteLink>
              </li>
            ) : null}
            {config.WeChat ? (
              <li className="code">
                <Picture of={config.WeChat} alt={texts.weChat} sizes="96px" />
              </li>
            ) : null}
          </Column>
        ) : null}
        {offices.length > 0 ? (
          <Column title={texts.offices}>
            {offices.map((office) => (
              <li key={office.RecordId} lang={tongue(office.Title)}>
                {office.Title}
                {fact(office, 'Phone') ? <span> {fact(office, 'Phone')}</span> : null}
              </li>
            ))}
          </Column>
        ) : null}
        {config.Friends.length > 0 ? (
          <Column title={texts.friends} as="nav">
            {config.Friends.map(({ Label, To }) => (
              <li key={Label + To}>
                <SiteLink to={To}>{Label}</SiteLink>
              </li>
            ))}
          </Column>
        ) : null}
      </div>
      <div className="wrap legal">
        <span lang={tongue(name)}>{texts.rights(site.year, name)}</span>
        {config.Icp ? (
          <a href="https://beian.miit.gov.cn/" lang={tongue(config.Icp)} rel="noopener noreferrer nofollow">
            {config.Icp}
          </a>
        ) : null}
        {config.PoliceNo ? <span lang={tongue(config.PoliceNo)}>{config.PoliceNo}</span> : null}
      </div>
    </footer>
  )
}

/** A heading with its list; of links it is one more way through the site. */
function Column({ title, as, children }: { title: string; as?: 'nav'; children: ReactNode }) {
  const inside = (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
  )
  return as ? <nav aria-label={title}>{inside}</nav> : <div>{inside}</div>
}
