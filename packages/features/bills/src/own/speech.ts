import { spokenWords } from '@jst/feature-kit'

/** Words of the pages of customers: Chinese, and English where the page speaks it. */
export const speech = spokenWords()
