import { Button } from '@arco-design/web-react'
import { Dialog, Notice, RowActs, type DialogProps } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useKitTexts } from '../screens/language.tsx'
import { FormNotices, type FormNoticesProps } from './FormNotices.tsx'

/** Props of a form in a window. */
export interface FormDialogProps<V extends object, S extends object, R>
  extends FormNoticesProps<V, S, R>, Pick<DialogProps, 'title' | 'place' | 'width'> {
  onClose: () => void
  /** The button and Enter. Default: the form is saved. */
  onSubmit?: (() => void) | undefined
  /** The form is only shown. */
  readOnly?: boolean | undefined
  /** Words on the button. Default: 保存. */
  submit?: string | undefined
  /** The act takes something away. */
  danger?: boolean | undefined
  /** Nothing can be sent yet. */
  disabled?: boolean | undefined
  /** One line on what the form is for. */
  note?: ReactNode
  /** Has fields that open a list below themselves. */
  roomy?: boolean | undefined
  children?: ReactNode
}

/**
 * Fields in a window or drawer: the first one has the cursor, Enter sends, what fails is said in it, and what was typed is not
 * thrown away without a question.
 */
export const FormDialog = observer(function FormDialog<V extends object, S extends object, R>({
  form: model,
  parts,
  lead,
  onSubmit = () => void model.save(),
  onClose,
  readOnly = false,
  submit,
  danger,
  disabled,
  note,
  roomy,
  children,
  ...dialog
}: FormDialogProps<V, S, R>) {
  const texts = useKitTexts().form
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [leaving, setLeaving] = useState(false)
  const { busy, asks } = model
  const blocked = busy || disabled || model.theirs !== undefined
  const discard = () => {
    // what is kept is there when it is opened again
    if (!model.keeper) model.giveUp()
    onClose()
  }
  const close = () => (asks && !readOnly ? setLeaving(true) : discard())
  useEffect(
    () =>
      form.current
        ?.querySelector<HTMLElement>(
          'input:not(:disabled, [readonly]), select:not(:disabled), textarea:not(:disabled), button[role="combobox"]:not(:disabled)',
        )
        ?.focus(),
    [],
  )
  return (
    <Dialog
      {...dialog}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{readOnly ? texts.close : texts.cancel}</Button>
          {readOnly ? null : (
            <Button
              type="primary"
              status={danger ? 'danger' : 'default'}
              htmlType="submit"
              form={id}
              loading={busy}
              disabled={disabled || model.theirs !== undefined}
            >
              {submit ?? texts.save}
            </Button>
          )}
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
          if (!blocked && !readOnly) onSubmit()
        }}
      >
        {/* asked inside the window, beside what is at stake */}
        {leaving && asks ? (
          <Notice
            tone="warning"
            action={
              <RowActs>
                <Button onClick={() => setLeaving(false)}>{texts.stay}</Button>
                <Button status="danger" onClick={discard}>
                  {texts.discard}
                </Button>
              </RowActs>
            }
          >
            {texts.leave}
          </Notice>
        ) : null}
        {note ? <p className="jst-muted">{note}</p> : null}
        <FormNotices form={model} parts={parts} lead={lead} />
        {children}
        {/* the button that Enter presses, whatever stands between the fields and the one below */}
        {readOnly ? null : <button type="submit" hidden />}
      </form>
    </Dialog>
  )
}) as <V extends object, S extends object, R>(props: FormDialogProps<V, S, R>) => ReactNode
