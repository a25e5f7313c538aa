import { lazyPart } from '@jst/ui'
import { messageLimits } from '@jst/contracts/document'
import { DialogTool } from '../../form/DialogTool.tsx'
import { textsOf } from './kind.ts'
import type { SendMessagesProps } from './message-props.ts'

const SendMessagesDialog = lazyPart(async () => (await import('./SendMessagesDialog.tsx')).SendMessagesDialog)

/** Sends chosen records; the outcome says which of them were not sent, and why. These can be sent again. */
export const SendMessages = ({ document, rows, together = false, phrases = [], onDone }: SendMessagesProps) => (
  <DialogTool label={textsOf(document).send} button={document.channels.buttons.send}>
    {(onClose) => (
      <SendMessagesDialog
        document={document}
        rows={rows.slice(0, messageLimits.records)}
        together={together}
        phrases={phrases}
        onDone={onDone}
        onClose={onClose}
      />
    )}
  </DialogTool>
)
