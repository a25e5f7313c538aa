import { spokenWords } from '@jst/feature-kit'

/** Words of filings as customers read them: Chinese, and English where the page speaks it. The pages of the staff are Chinese; those of a link have their own. */
export const speech = spokenWords()
