import { Button } from '@arco-design/web-react'
import { IconButton, TextField } from '@jst/ui'
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

type TextKey<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T]
interface TextLook {
  readonly hint?: string
  /** Written in capitals. */
  readonly code?: boolean
}
/** Field of a text of the row, with its label and most characters. */
type TextOf<T> = (key: TextKey<T>, label: string, maxLength: number, look?: TextLook) => ReactNode

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
  readonly children: (row: T, write: (more: Partial<T>) => void, textOf: TextOf<T>) => ReactNode
}) {
  const write = (at: number, row: T, more: Partial<T>) => onChange(value.with(at, { ...row, ...more }))
  const textIn =
    (at: number, row: T): TextOf<T> =>
    (key, label, maxLength, { code = false, hint } = {}) => (
      <TextField
        label={label}
        value={String(row[key])}
        maxLength={maxLength}
        {...(hint === undefined ? {} : { hint })}
        onChange={(text) => write(at, row, { [key]: code ? text.toUpperCase() : text } as Partial<T>)}
      />
    )
  return (
    <>
      {value.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own, and their fields hold no state
        <fieldset key={at} className="jst-entry-row">
          <legend className="jst-hidden">{words.row(at + 1)}</legend>
          {children(row, (more) => write(at, row, more), textIn(at, row))}
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
