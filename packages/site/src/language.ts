import { siteLanguages, sitePageOf, type Look, type SiteConfig, type SiteLanguage, type SitePage } from '@jst/contracts/portal'
import * as chinese from './texts.ts'
import * as english from './texts-english.ts'

/** The same texts in any language. */
type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Words<T[K]> }
export type SiteTexts = Words<typeof chinese.texts>
interface NavEntry {
  readonly Label: string
  readonly To: string
}

export const textsIn: Readonly<Record<SiteLanguage, SiteTexts>> = { zh: chinese.texts, en: english.texts }
const defaultNav: Readonly<Record<SiteLanguage, Readonly<Record<Look, readonly NavEntry[]>>>> = {
  zh: chinese.defaultNav,
  en: english.defaultNav,
}

/** Site texts in one language; texts without a translation stay in Chinese. */
export function aboutIn(lang: SiteLanguage, look: Look, config: SiteConfig) {
  const nav = lang === 'en' ? config.NavEn : config.Nav
  const chinese = { name: config.Name, footer: config.Footer, title: config.SeoTitle || config.Name, description: config.SeoDescription }
  const said = {
    name: config.NameEn || config.Name,
    footer: config.FooterEn || config.Footer,
    title: config.SeoTitleEn || config.NameEn || config.Name,
    description: config.SeoDescriptionEn,
  }
  return { ...(lang === 'en' ? said : chinese), nav: nav.length > 0 ? nav : defaultNav[lang][look] }
}

/** Path and query of a page in another language. */
export function inLanguage(at: string, lang: SiteLanguage): string {
  const [path = '', query = ''] = at.split('?')
  const params = new URLSearchParams(query)
  params.delete('lang')
  if (lang === 'en') params.set('lang', lang)
  return params.size > 0 ? `${path}?${params.toString()}` : path
}

/** The sign-in as an address: the root of a company's own domain is its home page, and this one is not. */
const signInAddress = '/?from=site'

/** Address of a page of this site, in its language; what is no page of a site is left as it is, but for the sign-in. */
export function addressIn({ base, lang }: { readonly base: string; readonly lang: SiteLanguage }, to: string): string {
  if (to === '/') return signInAddress
  const [at = '', part] = to.split('#')
  if (!sitePageOf(base + at.split('?')[0]!)) return to
  return base + (lang === 'en' ? inLanguage(at, lang) : at) + (part === undefined ? '' : `#${part}`)
}

/** Says of Chinese words on an English page that they are Chinese, for whoever hears them. */
export const tongueOf = (lang: SiteLanguage, words: string): string | undefined =>
  lang === 'en' && /\p{Script=Han}/u.test(words) ? siteLanguages.zh.tag : undefined

/** Title of a page: its own or that of its route, a dash, and the name of the site (spec §9). */
export const titleOf = (lang: SiteLanguage, name: string, page: SitePage, pageTitle = ''): string =>
  [pageTitle || textsIn[lang].page(page), name].filter(Boolean).join('-')
