import { spokenWords } from '@jst/feature-kit'

/** Words of the pages that customers and visitors open: Chinese, and English where the page speaks it. */
export const speech = spokenWords()
