import { Button } from '@arco-design/web-react'
import { Dialog, Notice, RowActs, type DialogProps } from '@jst/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useKitTexts } from '../screens/language.tsx'

/** What a form in a window says and does. */
export interface FormDialogProps extends Pick<DialogProps, 'title' | 'place' | 'width'> {
  /** The button and Enter. Undefined: the form is only shown. */
  onSubmit: (() => void) | undefined
  onClose: () => void
  /** While its act runs. */
  busy?: boolean | undefined
  /** What went wrong as a whole; findings stand at their fields. */
  failure?: string | undefined
  /** Words on the button. Default: 保存. */
  submit?: string | undefined
  /** The act takes something away. */
  danger?: boolean | undefined
  /** Nothing can be sent yet. */
  disabled?: boolean | undefined
  /** Something was typed: closing asks first. */
  dirty?: boolean | undefined
  /** One line on what the form is for. */
  note?: ReactNode
  /** Has fields that open a list below themselves. */
  roomy?: boolean | undefined
  children: ReactNode
}

/**
 * Fields in a window or drawer: the first one has the cursor, Enter sends, what fails is said in it, and what was typed is not
 * thrown away without a question.
 */
export function FormDialog({
  onSubmit,
  onClose,
  busy,
  failure,
  submit,
  danger,
  disabled,
  dirty,
  note,
  roomy,
  children,
  ...dialog
}: FormDialogProps) {
  const texts = useKitTexts().form
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [leaving, setLeaving] = useState(false)
  const close = () => (dirty ? setLeaving(true) : onClose())
  useEffect(
    () =>
      form.current?.querySelector<HTMLElement>('input:not(:disabled, [readonly]), select:not(:disabled), textarea:not(:disabled)')?.focus(),
    [],
  )
  return (
    <Dialog
      {...dialog}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{onSubmit ? texts.cancel : texts.close}</Button>
          {onSubmit ? (
            <Button type="primary" status={danger ? 'danger' : 'default'} htmlType="submit" form={id} loading={busy} disabled={disabled}>
              {submit ?? texts.save}
            </Button>
          ) : null}
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className={roomy ? 'jst-stack-form jst-combo-room' : 'jst-stack-form'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && !disabled) onSubmit?.()
        }}
      >
        {/* asked inside the window, beside what is at stake */}
        {leaving && dirty ? (
          <Notice
            tone="warning"
            action={
              <RowActs>
                <Button onClick={() => setLeaving(false)}>{texts.stay}</Button>
                <Button status="danger" onClick={onClose}>
                  {texts.discard}
                </Button>
              </RowActs>
            }
          >
            {texts.leave}
          </Notice>
        ) : null}
        {note ? <p className="jst-muted">{note}</p> : null}
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {children}
        {/* the button that Enter presses, whatever stands between the fields and the one below */}
        {onSubmit ? <button type="submit" hidden /> : null}
      </form>
    </Dialog>
  )
}
