import { spokenWords } from '@jst/feature-kit'

/** Words of one's own messages: Chinese, and English where the page speaks it. */
export const speech = spokenWords()
