import { spokenWords } from '@jst/feature-kit'

/** Words of the homes of customers and providers: Chinese, and English where the page speaks it. */
export const speech = spokenWords()
