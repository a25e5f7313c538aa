import { blankConfig, type Look, type SiteBlock, type SiteConfig, type SiteFloating, type SiteLanguage } from '@jst/contracts/portal'
import { textsIn } from './language.ts'
import { texts } from './texts.ts'

/** Default contents of a site, until somebody has published its parts. */
export const defaultConfig = (name: string): SiteConfig => ({
  ...blankConfig,
  Name: name,
  SeoDescription: texts.defaults.description(name),
})
export const defaultFloating: SiteFloating = { Enabled: false, Side: 'right', On: [], Items: [] }

/** Blocks of a home page: what its visitors come for stands first. */
export function defaultHome(home: Look | 'peers', lang: SiteLanguage = 'zh'): readonly SiteBlock[] {
  const { titles, hero } = textsIn[lang].defaults
  const block = (Kind: 'rates' | 'ports' | 'news' | 'letters' | 'offices' | 'jobs' | 'story'): SiteBlock => ({ Kind, Title: titles[Kind] })
  const services: SiteBlock = { Kind: 'services', Title: titles.services, Text: '' }
  const ways: SiteBlock = { Kind: 'enter', Title: titles.enter, Text: '' }
  const first: SiteBlock = { Kind: 'hero', ...hero[home], Search: home !== 'company', Picture: '' }
  switch (home) {
    case 'platform':
      return [first, block('rates'), block('ports'), services, block('news'), block('letters'), ways]
    case 'peers':
      return [first, block('rates'), block('letters'), block('ports'), ways]
    case 'customer':
      return [first, block('letters'), block('rates'), block('news')]
    case 'company':
      return [first, block('story'), services, block('news'), block('jobs'), block('offices')]
  }
}
