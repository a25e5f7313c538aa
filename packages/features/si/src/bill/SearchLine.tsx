import { Button } from '@arco-design/web-react'
import { useState } from 'react'

interface SearchLineProps {
  label: string
  placeholder?: string
  /** Word on the button. */
  find: string
  busy?: boolean
  /** Initial text of the search field. */
  first?: string
  onFind: (keyword: string) => void
}

/** Search field of dialogs and pickers: Enter or the button starts the search. */
export function SearchLine({ label, placeholder = label, find, busy = false, first = '', onFind }: SearchLineProps) {
  const [typed, setTyped] = useState(first)
  return (
    <form
      className="jst-inline-form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <input
        className="jst-form-input"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button htmlType="submit" loading={busy}>
        {find}
      </Button>
    </form>
  )
}
