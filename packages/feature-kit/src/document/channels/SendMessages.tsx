import { lazyPart } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { messageLimits } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { textsOf } from './kind.ts'
import type { SendMessagesProps } from './message-props.ts'

const SendMessagesDialog = lazyPart(async () => (await import('./SendMessagesDialog.tsx')).SendMessagesDialog)

/** Sends chosen records; the outcome says which of them were not sent, and why. These can be sent again. */
export const SendMessages = observer(function SendMessages({ document, rows, together = false, phrases = [], onDone }: SendMessagesProps) {
  const { permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { send } = document.channels.buttons
  if (!permissions.allows(send.path, send.code)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{textsOf(document).send}</Button>
      {open ? (
        <SendMessagesDialog
          document={document}
          rows={rows.slice(0, messageLimits.records)}
          together={together}
          phrases={phrases}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
})
