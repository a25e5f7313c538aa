import { spokenWords } from '@jst/feature-kit'

/** Words of packing as customers and hauliers read them: Chinese, and English where the page speaks it. The pages of the staff are Chinese. */
export const speech = spokenWords()
