import { Button } from '@arco-design/web-react'
import type { DetailStore } from '@jst/feature-kit'
import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'

interface SearchLineProps {
  label: string
  placeholder?: string
  /** Word on the button. */
  find: string
  /** Initial text of the search field. */
  first?: string
  onFind: (keyword: string) => void
  /** The query behind the results. */
  read: Pick<DetailStore<unknown>, 'status' | 'error'>
  /** Number of results. */
  found: number
  /** A sentence in the place of results. */
  none: string
}

/** Search field of dialogs and pickers, above its results: Enter or the button starts the search. Says why there are no results. */
export const SearchLine = observer(function SearchLine(props: SearchLineProps) {
  const { label, placeholder = label, find, first = '', onFind, read, found, none } = props
  const [typed, setTyped] = useState(first)
  return (
    <>
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
        <Button htmlType="submit" loading={read.status === 'loading'}>
          {find}
        </Button>
      </form>
      {read.status === 'failed' && read.error ? <Notice tone="error">{read.error.message}</Notice> : null}
      {read.status === 'ready' && found === 0 ? <p role="status">{none}</p> : null}
    </>
  )
})
