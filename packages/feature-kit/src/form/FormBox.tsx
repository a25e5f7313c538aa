import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormNotices, type FormNoticesProps } from './FormNotices.tsx'

interface FormBoxProps<V extends object, S extends object, R> extends FormNoticesProps<V, S, R> {
  /** A class beside that of the fields below each other. */
  className?: string
  /** Fields, and the button that sends. */
  children: ReactNode
}

/** A form on a page or within a drawer: its notices, its fields, and Enter saves. */
export const FormBox = observer(function FormBox<V extends object, S extends object, R>({
  form,
  className = '',
  children,
  ...notices
}: FormBoxProps<V, S, R>) {
  return (
    <form
      className={`jst-stack-form ${className}`.trimEnd()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <FormNotices form={form} {...notices} />
      {children}
    </form>
  )
}) as <V extends object, S extends object, R>(props: FormBoxProps<V, S, R>) => ReactNode
