import { Button } from '@arco-design/web-react'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Dialog } from './Dialog.tsx'

/** A question with two answers. */
export interface AskedFirst {
  /** Question, with its question mark. */
  title: string
  /** Consequence of a confirmation. */
  content?: string | undefined
  /** The act, as its own button says it. */
  ok: string
  /** The way back. */
  cancel: string
  /** True for an action that cannot be undone. */
  danger?: boolean | undefined
}

function Question({ title, content, ok, cancel, danger, onAnswer }: AskedFirst & { onAnswer: (yes: boolean) => void }) {
  const first = useRef<HTMLButtonElement>(null)
  // after the window is open, which puts the cursor on its cross
  useEffect(() => first.current?.focus(), [])
  return (
    <Dialog
      title={title}
      width={420}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button size="small" ref={danger ? first : undefined} onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
          <Button
            size="small"
            type="primary"
            status={danger ? 'danger' : 'default'}
            ref={danger ? undefined : first}
            onClick={() => onAnswer(true)}
          >
            {ok}
          </Button>
        </>
      }
    >
      {content ? <p>{content}</p> : null}
    </Dialog>
  )
}

/**
 * Asks before something is done, above whatever is open: a window of the browser's own stands over another one. Enter agrees, but to an
 * action that cannot be undone; Escape never does. A tree of its own, so that a page that goes meanwhile leaves no promise unanswered.
 */
export function ask(question: AskedFirst): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const onAnswer = (yes: boolean) => {
      root.unmount()
      place.remove()
      resolve(yes)
    }
    root.render(<Question {...question} onAnswer={onAnswer} />)
  })
}
