import { Button } from '@arco-design/web-react'
import { isSafeLink } from '@jst/contracts/portal'
import { Dialog, TextField } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.linkDialog

interface LinkDialogProps {
  /** The address that the selection has; '' for none. */
  address: string
  /** '' takes the link away. */
  onSave: (address: string) => void
  onClose: () => void
}

/** Asks where a link leads. */
export function LinkDialog({ address, onSave, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(address)
  const [error, setError] = useState<string>()
  const save = () => {
    if (isSafeLink(typed.trim())) onSave(typed.trim())
    else setError(words.wrong)
  }
  return (
    <Dialog
      title={words.title}
      width={460}
      onClose={onClose}
      footer={
        <>
          {address ? <Button onClick={() => onSave('')}>{words.remove}</Button> : null}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <TextField label={words.address} value={typed} onChange={setTyped} hint={words.hint} error={error} />
    </Dialog>
  )
}
