import { lazyPart } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { textsOf } from './kind.ts'
import type { SendMessageToolProps } from './message-props.ts'

const SendMessageDialog = lazyPart(async () => (await import('./SendMessageDialog.tsx')).SendMessageDialog)

/** Sends what a record has to tell its partner now; the message is shown before. */
export const SendMessageTool = observer(function SendMessageTool({ document, row, phrases = [], onDone }: SendMessageToolProps) {
  const { permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { send } = document.channels.buttons
  if (!permissions.allows(send.path, send.code)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{textsOf(document).send}</Button>
      {open ? <SendMessageDialog document={document} row={row} phrases={phrases} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
})
