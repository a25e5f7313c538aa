import { spokenWords } from '@jst/feature-kit'

/** Words of registration and joining: Chinese, and English where the page speaks it. The pages of the staff are Chinese. */
export const speech = spokenWords()
