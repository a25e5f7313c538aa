import type { Look, SiteLanguage } from '@jst/contracts/portal'
import { createContext, useContext } from 'react'
import { addressIn, textsIn, tongueOf, type SiteTexts } from './language.ts'
import type { NamedPort } from './model.ts'

interface Around {
  readonly base: string
  readonly lang: SiteLanguage
  readonly look: Look
  /** The page speaks to fellow forwarders. */
  readonly peers: boolean
  readonly ports: readonly NamedPort[]
}
const Site = createContext<Around>({ base: '', lang: 'zh', look: 'platform', peers: false, ports: [] })

/** Says to everything within where the site stands, how it looks and in which language it is read. */
export const SiteProvider = Site.Provider

interface SiteWays extends Around {
  readonly texts: SiteTexts
  /** Address of a page of the site, in its language. */
  readonly link: (to: string) => string
  /** Language of words that are not in that of the page; undefined for the others. */
  readonly tongue: (words: string) => string | undefined
}

/** Returns the site of the page for its parts. */
export function useSite(): SiteWays {
  const site = useContext(Site)
  const { lang } = site
  return { ...site, texts: textsIn[lang], link: (to) => addressIn(site, to), tongue: (words) => tongueOf(lang, words) }
}
