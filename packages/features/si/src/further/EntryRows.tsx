import { Button } from '@arco-design/web-react'
import { IconButton } from '@jst/ui'
import type { ReactNode } from 'react'

export interface EntryRowsProps<T> {
  readonly value: readonly T[]
  readonly onChange: (value: T[]) => void
  readonly error?: string | undefined
}
interface EntryRowsWords {
  readonly add: string
  readonly remove: (no: number) => string
  readonly row: (no: number) => string
}

/** Rows of a list that is typed, each with its fields. */
export function EntryRows<T extends object>({
  value,
  onChange,
  error,
  words,
  blank,
  most = 10,
  children,
}: EntryRowsProps<T> & {
  readonly words: EntryRowsWords
  /** A new row; undefined where none can be added. */
  readonly blank: T | undefined
  /** Number of rows from which on none is added. */
  readonly most?: number
  readonly children: (row: T, write: (more: Partial<T>) => void) => ReactNode
}) {
  return (
    <>
      {value.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own, and their fields hold no state
        <fieldset key={at} className="jst-entry-row">
          <legend className="jst-hidden">{words.row(at + 1)}</legend>
          {children(row, (more) => onChange(value.with(at, { ...row, ...more })))}
          <IconButton icon="close" label={words.remove(at + 1)} onClick={() => onChange(value.toSpliced(at, 1))} />
        </fieldset>
      ))}
      {error ? (
        <p className="jst-form-error" role="alert">
          {error}
        </p>
      ) : null}
      {blank && value.length < most ? <Button onClick={() => onChange([...value, blank])}>{words.add}</Button> : null}
    </>
  )
}
