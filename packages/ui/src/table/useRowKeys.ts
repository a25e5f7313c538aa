import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react'

interface RowKeysOptions {
  count: number
  onOpen?: (index: number) => void
  onToggle?: (index: number) => void
  onEdit?: (index: number) => void
}

const rowOf = (target: EventTarget): HTMLTableRowElement | null => (target as Element).closest<HTMLTableRowElement>('tr[data-row]')
/** A field moves its own caret. */
const isField = (target: EventTarget): boolean => (target as Element).matches('input:not([type=checkbox]), textarea, select')
const indexOf = (row: HTMLTableRowElement): number => Number(row.dataset.row)

/** Where a movement key leads from a row, undefined for other keys. */
export function rowAfterKey(key: string, index: number, count: number): number | undefined {
  const page = 10
  const target: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  }
  const next = target[key]
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1)
}

/** Keyboard of a table body: cursor keys move the focused row, Enter opens, Space selects, E edits. */
export function useRowKeys({ count, onOpen, onToggle, onEdit }: RowKeysOptions) {
  const [current, setCurrent] = useState(0)

  const onFocus = useCallback((event: FocusEvent) => {
    const row = rowOf(event.target)
    if (row) setCurrent(indexOf(row))
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    // what lies in a row, an open menu say, has taken the key
    if (event.defaultPrevented || isField(event.target)) return
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const index = indexOf(row)
    const next = rowAfterKey(event.key, index, count)
    if (next !== undefined) {
      event.preventDefault()
      row.parentElement?.querySelector<HTMLElement>(`tr[data-row="${next}"]`)?.focus()
      return
    }
    // Controls inside a row keep their own Enter, Space and letters.
    if (event.target !== row) return
    const act = { Enter: onOpen, ' ': onToggle, e: onEdit, E: onEdit }[event.key]
    if (!act) return
    event.preventDefault()
    act(index)
  }

  return { current: Math.min(current, Math.max(count - 1, 0)), onFocus, onKeyDown }
}
