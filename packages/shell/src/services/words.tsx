import { Message } from '@arco-design/web-react'
import type { TellPending } from '@jst/feature-kit'
import { ask as askFirst, TextButton, type AskedFirst } from '@jst/ui'
import { texts } from '../texts.ts'

/** A notice of success disappears after two seconds. */
export function tellSuccess(text: string): void {
  Message.success({ content: text, duration: 2000 })
}

/** Returns a function that removes the notice. */
export const tellError = (text: string, onClose: () => void): (() => void) => Message.error({ content: text, duration: 6000, onClose })

/** Shows a delayed action with a button to undo it. */
export const tellPending: TellPending = (text, undo, milliseconds) =>
  Message.info({
    content: (
      <>
        {text} <TextButton onClick={undo}>{texts.undo}</TextButton>
      </>
    ),
    duration: milliseconds,
  })

export const ask = (question: Omit<AskedFirst, 'cancel'>): Promise<boolean> => askFirst({ ...question, cancel: texts.cancel })
