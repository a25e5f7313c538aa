import type { DocumentFacts, DocumentState } from '@jst/contracts/document'
import { Notice } from '@jst/ui'
import type { ReactNode } from 'react'
import { useDocumentTexts } from './texts.ts'

interface ReturnedNoticeProps {
  document: DocumentFacts
  state: Pick<DocumentState, 'Returned' | 'Remarks'>
  action?: ReactNode
}

/** Wants of the other side, while the record waits for it; nothing where it was not sent back. */
export function ReturnedNotice({ document, state: { Returned, Remarks }, action }: ReturnedNoticeProps) {
  const texts = useDocumentTexts()
  if (Returned.length === 0 && Remarks === '') return null
  const fields = Returned.map(({ Field, Remark }) => {
    const label = document.fields[Field]?.zh ?? Field
    return Remark === '' ? label : texts.labelled(label, Remark)
  })
  return (
    <Notice tone="warning" action={action}>
      {texts.returned}
      {[...fields, Remarks].filter((part) => part !== '').join(texts.joint)}
    </Notice>
  )
}
