import { Message, Notification } from '@arco-design/web-react'
import type { TellHeld } from '@jst/feature-kit'
import { ask as askFirst, TextButton, type AskedFirst } from '@jst/ui'
import { texts } from '../texts.ts'

/** Success is quiet: two seconds. */
export function tellSuccess(text: string): void {
  Message.success({ content: text, duration: 2000 })
}

export function tellError(text: string): void {
  Message.error({ content: text, duration: 6000 })
}

/** What waits for its seconds to pass, with the way to take it back. */
export const tellHeld: TellHeld = (text, undo, milliseconds) =>
  Message.info({
    content: (
      <>
        {text} <TextButton onClick={undo}>{texts.undo}</TextButton>
      </>
    ),
    duration: milliseconds,
  })

export const ask = (question: Omit<AskedFirst, 'cancel'>): Promise<boolean> => askFirst({ ...question, cancel: texts.cancel })

interface Announced {
  /** Of the latest. */
  title: string
  /** How many came at once; undefined: one. */
  several: number | undefined
  onOpen: () => void
}

/** What has just come in, with the way to it. */
export function announce({ title, several, onOpen }: Announced): void {
  const id = `message-${title}`
  Notification.info({
    id,
    title: several === undefined ? texts.newMessage : texts.newMessages(several),
    content: title,
    duration: 8000,
    btn: (
      <TextButton
        onClick={() => {
          Notification.remove(id)
          onOpen()
        }}
      >
        {texts.view}
      </TextButton>
    ),
  })
}
