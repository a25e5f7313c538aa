import { spokenWords } from '@jst/feature-kit'

/** Words of quotations and inquiries as customers read them: Chinese, and English where the page speaks it. */
export const speech = spokenWords()
