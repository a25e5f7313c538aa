import { isComposing, Notice, TextButton } from '@jst/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useDocumentTexts } from '../texts.ts'
import type { Found } from './useSearch.ts'

interface SearchPanelProps<Row> {
  /** Name of the search field and of the list. */
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  found: Found<Row>
  /** Repeats the query after a failure. */
  onAgain: () => void
  rowKey: (row: Row) => string | number
  renderRow: (row: Row) => ReactNode
  onTake: (row: Row) => void
  /** A sentence in place of an empty list. */
  none: string
  /** Asked before a row is taken; its first button gets the focus. */
  question?: ReactNode
  /** Below the list, for the row that is chosen by the keys. */
  renderFooter?: (current: Row | undefined) => ReactNode
}

/** A search field above the rows that it finds. Arrows move, Enter takes; the focus stays in the field. */
export function SearchPanel<Row>({
  label,
  placeholder,
  text,
  onText,
  found,
  onAgain,
  rowKey,
  renderRow,
  onTake,
  none,
  question,
  renderFooter,
}: SearchPanelProps<Row>) {
  const texts = useDocumentTexts()
  const { rows = [], busy, problem } = found
  const [at, setAt] = useState(0)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const current = Math.min(at, rows.length - 1)
  useEffect(() => input.current?.focus(), [])
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(current + 1, rows.length - 1)),
    ArrowUp: () => setAt(Math.max(current - 1, 0)),
    Enter: () => rows[current] !== undefined && onTake(rows[current]),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isComposing(event) ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const end = renderFooter?.(rows[current])
  return (
    <div className="jst-party-panel">
      <input
        ref={input}
        className="jst-party-search"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={rows.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={rows[current] === undefined ? undefined : `${id}${current}`}
        placeholder={placeholder}
        maxLength={60}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {question ? <Asked>{question}</Asked> : null}
      {problem === undefined ? null : (
        <Notice tone="error" action={<TextButton onClick={onAgain}>{texts.parties.retry}</TextButton>}>
          {problem}
        </Notice>
      )}
      <div id={`${id}list`} role="listbox" aria-label={label} aria-busy={busy} className="jst-party-list">
        {rows.map((row, place) => (
          <Option key={rowKey(row)} id={`${id}${place}`} current={place === current} onTake={() => onTake(row)}>
            {renderRow(row)}
          </Option>
        ))}
      </div>
      {rows.length === 0 && problem === undefined ? (
        <p className="jst-muted jst-party-none" role="status">
          {busy ? texts.parties.loading : none}
        </p>
      ) : null}
      {end ? <footer>{end}</footer> : null}
    </div>
  )
}

interface OptionProps {
  id: string
  current: boolean
  onTake: () => void
  children: ReactNode
}
/** One row of the list; the keys are the field's. */
function Option({ id, current, onTake, children }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      className={current ? 'jst-party-option is-current' : 'jst-party-option'}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {children}
    </div>
  )
}

/** A question; the cursor stands on its answer. */
function Asked({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return <div ref={box}>{children}</div>
}
