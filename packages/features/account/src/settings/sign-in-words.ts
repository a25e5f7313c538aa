import { texts } from '../sign-in/parts.texts.ts'
import { speech } from '../speech.ts'

/** Words of the parts of the sign-in that stand in the settings, which speak English, too. */
export const partWords = speech.words('parts', texts)
