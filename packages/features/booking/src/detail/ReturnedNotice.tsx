import { bookingDocument as document } from '@jst/contracts/booking'
import type { DocumentState } from '@jst/contracts/document'
import { Notice } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

/** What the forwarder wants completed, while the booking waits for it. */
export function ReturnedNotice({ state, action }: { state: DocumentState; action?: ReactNode }) {
  const { Returned, Remarks } = state
  if (Returned.length === 0 && Remarks === '') return null
  const fields = Returned.map(({ Field, Remark }) => [document.fields[Field]?.zh ?? Field, Remark].filter((part) => part !== '').join('：'))
  return (
    <Notice tone="warning" action={action}>
      {texts.returned}
      {[...fields, Remarks].filter((part) => part !== '').join('；')}
    </Notice>
  )
}
