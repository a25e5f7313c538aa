import { fillTemplate } from '@jst/contracts/document'
import type { StoredChannel } from './channels.repo.ts'

/** A mail by the templates of its channel, or else of its kind. `values`: by the names of the placeholders. */
export const composeMail = (
  { mailSubject, mailText }: Pick<StoredChannel, 'mailSubject' | 'mailText'>,
  standard: { readonly subject: string; readonly text: string },
  values: Readonly<Record<string, string>>,
) => ({ subject: fillTemplate(mailSubject || standard.subject, values), text: fillTemplate(mailText || standard.text, values) })
