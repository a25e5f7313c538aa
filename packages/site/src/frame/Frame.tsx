import type { ReactNode } from 'react'
import { siteLanguages, type SiteLanguage } from '@jst/contracts/portal'
import type { PageModel } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { SiteLink } from '../rich.tsx'
import { aboutIn, inLanguage } from '../language.ts'
import { useSite } from '../site.tsx'
import { Floating } from './Floating.tsx'

const home = { platform: '/external/home', customer: '/external/customer/home', company: '/external/MHpage/Home' } as const

/** What stands around every page: notices, navigation of the look, ways in, footer. */
export function Frame({ model, children }: { model: PageModel; children: ReactNode }) {
  const { site, look, at } = model
  const { config } = site
  const { lang, texts, link, tongue } = useSite()
  const { name, nav } = aboutIn(lang, look, config)
  const current = at.split('?')[0]!.toLowerCase()
  const bar = site.announcements.filter(({ Category }) => Category === 'bar')
  return (
    <div className={`site ${look}`}>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      {bar.length > 0 ? (
        <div className="bar" role="region" aria-label={texts.announcement}>
          <div className="wrap">
            {bar.map(({ RecordId, Title, Summary }) => (
              <div key={RecordId} lang={tongue(Title + Summary)}>
                <strong>{Title}</strong> {Summary}
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <header className="head">
        <div className="wrap">
          <a className="logo" href={link(home[look])}>
            <Picture of={config.Logo} alt="" sizes="160px" first />
            <span>{name}</span>
          </a>
          <nav className="nav" aria-label={texts.mainNav}>
            {nav.map(({ Label, To }) => (
              <NavLink key={Label + To} label={Label} to={To} current={To.split('?')[0]!.toLowerCase() === current} />
            ))}
          </nav>
          <div className="ways">
            {config.English ? <Languages model={model} /> : null}
            <a className="button quiet" href="/">
              {texts.signIn}
            </a>
          </div>
        </div>
      </header>
      <main id="main">{children}</main>
      <Floating model={model} />
      <Footer model={model} />
    </div>
  )
}

/** The entry of this page says so; the others are plain links. */
function NavLink({ label, to, current }: { label: string; to: string; current: boolean }) {
  const { link } = useSite()
  return current ? (
    <a href={link(to)} aria-current="page">
      {label}
    </a>
  ) : (
    <SiteLink to={to}>{label}</SiteLink>
  )
}

/** The same page in each language that the site has. */
function Languages({ model: { at } }: { model: PageModel }) {
  const { base, texts, lang } = useSite()
  return (
    <nav className="languages" aria-label={texts.languages}>
      {(Object.keys(siteLanguages) as SiteLanguage[]).map((one) => {
        const { name, tag } = siteLanguages[one]
        return (
          <a key={one} href={base + inLanguage(at, one)} lang={tag} hrefLang={tag} aria-current={one === lang ? 'true' : undefined}>
            {name}
          </a>
        )
      })}
    </nav>
  )
}

function Footer({ model: { site, look } }: { model: PageModel }) {
  const { config } = site
  const { lang, texts, tongue } = useSite()
  const { name, footer } = aboutIn(lang, look, config)
  return (
    <footer className="foot">
      <div className="wrap">
        <div>
          {lang === 'en' ? name : [config.Name, config.NameEn].filter(Boolean).join(' ')}
          {config.Phone ? ` · ${texts.phone} ${config.Phone}` : ''}
          {config.Email ? ` · ${config.Email}` : ''}
        </div>
        {config.Friends.length > 0 ? (
          <nav aria-label={texts.friends}>
            {config.Friends.map(({ Label, To }) => (
              <SiteLink key={Label + To} to={To}>
                {Label}
              </SiteLink>
            ))}
          </nav>
        ) : null}
        {footer ? <div lang={tongue(footer)}>{footer}</div> : null}
        <div>
          {texts.rights(site.year, name)}
          {config.Icp ? (
            <>
              {' · '}
              <a href="https://beian.miit.gov.cn/" lang={tongue(config.Icp)} rel="noopener noreferrer nofollow">
                {config.Icp}
              </a>
            </>
          ) : null}
          {config.PoliceNo ? (
            <>
              {' · '}
              <span lang={tongue(config.PoliceNo)}>{config.PoliceNo}</span>
            </>
          ) : null}
        </div>
      </div>
    </footer>
  )
}
