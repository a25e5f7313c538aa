import { speech } from './speech.ts'

/** Renders a screen in the language of its page, with the English texts fetched when they are first needed. */
export const inLanguage = speech.inLanguage(async () => (await import('./texts-en.ts')).english)
