import { spokenWords, useLanguage } from '@jst/feature-kit'

/** Words of the pages of a link: Chinese, and English where the address asks for it. */
export const speech = spokenWords()

/** Language of the answers of a page, and of its links to the other ones. */
export interface Spoken {
  readonly answer: { readonly Lang?: 'en' }
  readonly address: { readonly lang?: 'en' }
}
const inChinese: Spoken = { answer: {}, address: {} }
const inEnglish: Spoken = { answer: { Lang: 'en' }, address: { lang: 'en' } }
export const useSpoken = (): Spoken => (useLanguage() === 'EN' ? inEnglish : inChinese)
/** The same before the page is drawn. */
export const spokenIn = (search: string): Spoken => (new URLSearchParams(search).get('lang') === 'en' ? inEnglish : inChinese)
