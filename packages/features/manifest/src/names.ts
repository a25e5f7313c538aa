import { speech } from './speech.ts'
import { titles } from './titles.ts'

/** Titles of the screens in the language of the page. */
export const names = speech.words('names', titles)
