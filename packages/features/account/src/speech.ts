import { spokenWords } from '@jst/feature-kit'

/** Words of one's own settings: Chinese, and English where the page speaks it. The pages of the sign-in are Chinese. */
export const speech = spokenWords()
