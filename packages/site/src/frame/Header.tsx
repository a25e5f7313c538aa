import { siteLanguages, type SiteLanguage } from '@jst/contracts/portal'
import { Icon } from '../art/Icon.tsx'
import type { PageModel } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { SiteLink } from '../rich.tsx'
import { aboutIn, inLanguage } from '../language.ts'
import { useSite } from '../site.tsx'

const home = { platform: '/external/home', customer: '/external/customer/home', company: '/external/MHpage/Home' } as const
const quick = { platform: '/QuickSearch', customer: '/external/customer/quicksearch', company: '/QuickSearch' } as const

export function Header({ model }: { model: PageModel }) {
  const { site, look, at, page } = model
  const { config } = site
  const { lang, texts, link, tongue } = useSite()
  const { name, nav } = aboutIn(lang, look, config)
  const current = at.split('?')[0]!.toLowerCase()
  return (
    <header className="head">
      <div className="wrap">
        <a className="logo" href={link(home[look])} lang={tongue(name)}>
          <Picture of={config.Logo} alt="" sizes="160px" first />
          <span>{name}</span>
        </a>
        <nav className="nav" aria-label={texts.mainNav}>
          {nav.map(({ Label, To }) => (
            <NavLink key={Label + To} label={Label} to={To} current={To.split('?')[0]!.toLowerCase() === current} />
          ))}
        </nav>
        <div className="ways">
          {page.kind === 'quick' ? null : (
            <a className="find" href={link(quick[look])} aria-label={texts.quickTitle} title={texts.quickTitle}>
              <Icon name="search" />
            </a>
          )}
          {config.English ? <Languages model={model} /> : null}
          <a className="button quiet" href={link('/')}>
            {texts.signIn}
          </a>
        </div>
      </div>
    </header>
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
