import { noticeKinds } from '@jst/contracts/messages'
import { formatText } from '@jst/ui'

/** Word of a kind; an unknown one shows as it is. */
export const kindText = (kind: string): string =>
  (noticeKinds as Readonly<Record<string, { readonly zh: string } | undefined>>)[kind]?.zh ?? formatText(kind)

/** The kinds to choose from. */
export const kindOptions = Object.entries(noticeKinds).map(([value, { zh }]) => ({ value, label: zh }))
