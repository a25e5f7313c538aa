import type { DocumentFacts } from '@jst/contracts/document'
import { AppLink } from '@jst/ui'
import { link } from '../../links/link.ts'
import { channelTexts } from './texts.ts'

interface RecordLinkProps {
  document: DocumentFacts
  record: { readonly RecordId: number; readonly RecordNo: string }
}
/** Leads to the record of a message; a kind without a page of its own has its number alone. */
export function RecordLink({ document, record: { RecordId, RecordNo } }: RecordLinkProps) {
  if (RecordId === 0) return RecordNo || channelTexts.log.notLinked
  return document.within === undefined ? <AppLink to={link(document.page, { Id: RecordId })}>{RecordNo}</AppLink> : RecordNo
}
