import { Button } from '@arco-design/web-react'
import { Notice } from '@jst/ui'
import { texts } from './texts.ts'

export interface Asked {
  readonly title: string
  readonly content: string
  readonly ok: string
  readonly danger?: boolean
  readonly act: () => void
}

/** A question inside a drawer, beside what it is about. */
export function Question({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const agree = () => {
    onClose()
    asked.act()
  }
  return (
    <Notice
      tone="warning"
      action={
        <span className="jst-row-acts">
          <Button type="primary" {...(asked.danger ? { status: 'danger' } : {})} onClick={agree}>
            {texts.confirm(asked.ok)}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </span>
      }
    >
      <strong>{asked.title}</strong> {asked.content}
    </Notice>
  )
}
