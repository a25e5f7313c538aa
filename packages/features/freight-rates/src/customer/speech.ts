import { spokenWords } from '@jst/feature-kit'

/** Words of the rate search of customers: Chinese, and English where the page speaks it. The rate search of the portal and the staff's are Chinese. */
export const speech = spokenWords()
