import { Button } from '@arco-design/web-react'
import { Dialog, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { settingTexts } from './texts.ts'

interface FormDialogProps {
  title: string
  note?: string
  form: { readonly busy: boolean; readonly failure: string }
  submit: string
  danger?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A few fields in a window; Enter submits, what fails is said in it. */
export const FormDialog = observer(function FormDialog({
  title,
  note,
  form,
  submit,
  danger,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{settingTexts.cancel}</Button>
          <Button type="primary" status={danger ? 'danger' : 'default'} htmlType="submit" form={id} loading={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} ref={root} className="jst-stack-form" noValidate onSubmit={send}>
        {note ? <p className="jst-muted jst-setting-note">{note}</p> : null}
        {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
        {children}
      </form>
    </Dialog>
  )
})
