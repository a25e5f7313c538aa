import { useId, type ReactNode } from 'react'

/** Props of every labelled control; `error` has precedence over `hint`. */
export interface FieldProps {
  /** Stands above the control and names it for readers. */
  label: string
  /** Marks the label with a star. */
  required?: boolean | undefined
  /** Sentence under the control; present: the control is marked wrong. */
  error?: string | undefined
  /** One line under the control, while there is no error. */
  hint?: string | undefined
}
interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: true | undefined
}

/** Label above and note below a control; `children` ties them to it. */
export function Field({ label, required, error, hint, children }: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={error ? 'jst-field is-wrong' : 'jst-field'}>
      <label htmlFor={id} className="jst-field-label">
        {label}
        {required ? (
          <span className="jst-field-required" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children({ id, describedBy: note ? `${id}note` : undefined, invalid: error ? true : undefined })}
      {note ? (
        <p id={`${id}note`} className="jst-field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
