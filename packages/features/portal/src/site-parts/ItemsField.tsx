import { Button } from '@arco-design/web-react'
import { Icon, IconButton } from '@jst/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { texts } from './texts.ts'

const words = texts.items

interface ItemsFieldProps<T> {
  label: string
  value: readonly T[]
  onChange: (items: T[]) => void
  most: number
  /** Accessible name of an item. */
  nameOf: (item: T, at: number) => string
  /** Fields of one item. */
  children: (item: T, change: (part: Partial<T>) => void, at: number) => ReactNode
  /** A new item; absent: `adding` adds. */
  blank?: (() => T) | undefined
  adding?: ReactNode
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
}

const moved = <T,>(items: readonly T[], from: number, to: number): T[] => items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)

/** A list whose items are added, removed and put into order, by dragging or by keyboard: the focus goes with the item. */
export function ItemsField<T>({
  label,
  value: items,
  onChange,
  most,
  nameOf,
  children,
  blank,
  adding,
  error,
  hint,
  disabled,
}: ItemsFieldProps<T>) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const focus = useRef<{ readonly at: number; readonly way: 'up' | 'down' }>(undefined)
  useEffect(() => {
    const { at, way } = focus.current ?? {}
    focus.current = undefined
    if (at === undefined) return
    const acts = [...(list.current?.children[at]?.querySelectorAll<HTMLButtonElement>('.jst-item-acts button') ?? [])]
    const [up, down] = acts
    // at the end of the list the other way is open
    const wanted = way === 'up' ? [up, down] : [down, up]
    wanted.find((button) => button && !button.disabled)?.focus()
  })
  const move = (from: number, to: number, way?: 'up' | 'down') => {
    if (way) focus.current = { at: to, way }
    onChange(moved(items, from, to))
  }
  const note = error ?? hint
  return (
    <div role="group" className={error ? 'jst-items jst-field is-wrong' : 'jst-items jst-field'} aria-labelledby={id}>
      <span id={id} className="jst-field-label">
        {label}
      </span>
      {items.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      <ol ref={list}>
        {items.map((item, at) => {
          const name = nameOf(item, at) || words.nth(at)
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard the buttons of the row move it
            <li
              key={at}
              className={dragged === at ? 'jst-item is-dragged' : 'jst-item'}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== undefined && dragged !== at) move(dragged, at)
                setDragged(undefined)
              }}
            >
              <div className="jst-item-head">
                {disabled ? null : (
                  <span
                    className="jst-item-grip"
                    draggable
                    title={words.drag}
                    onDragStart={(event) => {
                      event.dataTransfer.effectAllowed = 'move'
                      event.dataTransfer.setData('text/plain', name)
                      setDragged(at)
                    }}
                    onDragEnd={() => setDragged(undefined)}
                  >
                    <Icon name="density" />
                  </span>
                )}
                <strong>{name}</strong>
                {disabled ? null : (
                  <span className="jst-item-acts">
                    <IconButton icon="up" label={words.up(name)} disabled={at === 0} onClick={() => move(at, at - 1, 'up')} />
                    <IconButton
                      icon="down"
                      label={words.down(name)}
                      disabled={at === items.length - 1}
                      onClick={() => move(at, at + 1, 'down')}
                    />
                    <IconButton icon="close" label={words.remove(name)} onClick={() => onChange(items.toSpliced(at, 1))} />
                  </span>
                )}
              </div>
              {children(item, (part) => onChange(items.with(at, { ...item, ...part })), at)}
            </li>
          )
        })}
      </ol>
      {note ? (
        <p className="jst-field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
      {disabled ? null : items.length >= most ? (
        <p className="jst-muted">{words.full(most)}</p>
      ) : (
        (adding ?? (
          <Button size="small" onClick={() => blank && onChange([...items, blank()])}>
            {words.add}
          </Button>
        ))
      )}
    </div>
  )
}
