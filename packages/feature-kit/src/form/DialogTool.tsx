import { Button } from '@arco-design/web-react'
import { usePermitted } from '@jst/permissions/react'
import { TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'

interface DialogToolProps {
  label: string
  /** Right that opens the dialog, by default on the menu of the page; without it the tool is open to every reader of the page. */
  button?: { readonly code: string; readonly path?: string } | undefined
  /** `text` among others of the page, `primary` for its next step. */
  look?: 'text' | 'secondary' | 'primary'
  /** The dialog; it is mounted when the button is pressed. */
  children: (onClose: () => void) => ReactNode
}

/** A button and the dialog that it opens. It is hidden from a user without the right. */
export const DialogTool = observer(function DialogTool({ label, button, look = 'secondary', children }: DialogToolProps) {
  const may = usePermitted(button?.code ?? '', button?.path)
  const [isOpen, setOpen] = useState(false)
  if (button && !may) return null
  const open = () => setOpen(true)
  return (
    <>
      {look === 'text' ? (
        <TextButton onClick={open}>{label}</TextButton>
      ) : (
        <Button type={look} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  )
})
