import { blankConfig, type Look, type SiteBlock, type SiteConfig, type SiteFloating, type SiteLanguage } from '@jst/contracts/portal'
import { textsIn } from './language.ts'
import { texts } from './texts.ts'

/** What a site says before anybody has published its parts. */
export const usualConfig = (name: string): SiteConfig => ({
  ...blankConfig,
  Name: name,
  SeoDescription: texts.usual.description(name),
})
export const usualFloating: SiteFloating = { Enabled: false, Side: 'right', On: [], Items: [] }

/** Blocks of a home page: what visitors come for stands first. */
export function usualHome(look: Look, lang: SiteLanguage = 'zh'): readonly SiteBlock[] {
  const { titles, hero } = textsIn[lang].usual
  const first: SiteBlock = { Kind: 'hero', Title: hero.title, Text: hero.text, Search: look !== 'company', Picture: '' }
  const lists: readonly SiteBlock[] = [
    { Kind: 'services', Title: titles.services, Text: '' },
    { Kind: 'rates', Title: titles.rates },
    { Kind: 'ports', Title: titles.ports },
    { Kind: 'news', Title: titles.news },
    { Kind: 'letters', Title: titles.letters },
  ]
  const ways: SiteBlock = { Kind: 'enter', Title: titles.enter, Text: '' }
  return look === 'company'
    ? [first, ...lists.slice(0, 1), ...lists.slice(3), { Kind: 'offices', Title: titles.offices }, ways]
    : [first, ...lists, ways]
}
