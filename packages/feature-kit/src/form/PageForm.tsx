import type { ReactNode } from 'react'

interface PageFormProps {
  /** Enter in a field, and Ctrl with Enter. */
  onSubmit: () => void
  /** Class in place of that of pages of documents. */
  look?: string
  children: ReactNode
}
/** The form of a page whose buttons stand in its head. */
export function PageForm({ onSubmit, look = 'jst-page-form', children }: PageFormProps) {
  return (
    <form
      className={look}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {/* a form of several fields without a button is not submitted by Enter */}
      <button type="submit" className="jst-hidden" tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
