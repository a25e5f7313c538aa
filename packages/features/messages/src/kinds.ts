import { formatText } from '@jst/ui'
import { texts } from './texts.ts'

/** Word of a kind; an unknown one shows as it is. */
export const kindText = (kind: string): string => texts.kinds[kind] ?? formatText(kind)

/** The kinds to choose from. */
export const kindOptions = () => Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))
