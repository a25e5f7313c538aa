import type { ReactNode } from 'react'

interface PageFormProps {
  /** Enter in a field, and Ctrl with Enter. */
  onSubmit: () => void
  children: ReactNode
}
/** The form of a page whose buttons stand in its head. */
export function PageForm({ onSubmit, children }: PageFormProps) {
  return (
    <form
      className="jst-page-form"
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
