import { lazyPart } from '@jst/ui'
import { DialogTool } from '../../form/DialogTool.tsx'
import { textsOf } from './kind.ts'
import type { SendMessageToolProps } from './message-props.ts'

const SendMessageDialog = lazyPart(async () => (await import('./SendMessageDialog.tsx')).SendMessageDialog)

/** Sends what a record has to tell its partner now; the message is shown before. */
export const SendMessageTool = ({ document, row, phrases = [], onDone }: SendMessageToolProps) => (
  <DialogTool label={textsOf(document).send} button={document.channels.buttons.send}>
    {(onClose) => <SendMessageDialog document={document} row={row} phrases={phrases} onDone={onDone} onClose={onClose} />}
  </DialogTool>
)
