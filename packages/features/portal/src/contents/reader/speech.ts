import { spokenWords } from '@jst/feature-kit'

/** Words of carrier notices and schedules as customers read them: Chinese, and English where the page speaks it. */
export const speech = spokenWords()
