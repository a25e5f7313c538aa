import { Button } from '@arco-design/web-react'
import { Notice, RowActs } from '@jst/ui'
import { texts } from '../texts.ts'

export interface Confirmation {
  readonly title: string
  readonly content: string
  readonly ok: string
  readonly danger?: boolean
  readonly act: () => void
}

/** A question inside a drawer, beside what it is about. */
export function Question({ confirmation, onClose }: { confirmation: Confirmation; onClose: () => void }) {
  const agree = () => {
    onClose()
    confirmation.act()
  }
  return (
    <Notice
      tone="warning"
      action={
        <RowActs>
          <Button type="primary" {...(confirmation.danger ? { status: 'danger' } : {})} onClick={agree}>
            {texts.confirm(confirmation.ok)}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </RowActs>
      }
    >
      <strong>{confirmation.title}</strong> {confirmation.content}
    </Notice>
  )
}
