import { spokenWords, type App } from '@jst/feature-kit'

/** Words of the pages that customers and visitors open: Chinese, and English where the page speaks it. */
export const speech = spokenWords()

/** Language of the answers of a page. @param search query of a page for visitors */
export function langOf({ surface, session }: Pick<App, 'surface' | 'session'>, search = ''): { Lang?: 'en' } {
  const isEnglish =
    surface === 'external' ? session.language === 'EN' : surface === 'public' && new URLSearchParams(search).get('lang') === 'en'
  return isEnglish ? { Lang: 'en' } : {}
}
