import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { hasTopLayer } from '../controls/topLayer.ts'
import { useLeft } from '../controls/useLeft.ts'
import { useListBelow } from '../controls/useListBelow.ts'
import { Icon } from '../icons/Icon.tsx'
import type { Tone } from './StatusTag.tsx'

interface NotesTagProps {
  tone: Tone
  /** Words of the tag. */
  label: string
  /** Sentences behind it; without any there is no tag. */
  notes: readonly string[]
}

/**
 * A tag with sentences behind it: a press, a tap or Enter lists them below it, in the top layer, where no table cuts them off. Escape, a press
 * outside and leaving with the keyboard close the list. The focus stays on the tag.
 */
export function NotesTag({ tone, label, notes }: NotesTagProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const id = useId()
  useLeft(open, root, () => setOpen(false))
  if (notes.length === 0) return null
  const closeByKey = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return
    // a dialog around it stays
    event.stopPropagation()
    event.preventDefault()
    setOpen(false)
  }
  return (
    <span className="jst-notes" ref={root}>
      <button
        id={id}
        type="button"
        className={`jst-tag jst-tone-${tone} jst-tag-button`}
        title={notes.join('；')}
        aria-expanded={open}
        aria-controls={open ? `${id}list` : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={closeByKey}
      >
        {label}
        <Icon name="down" size={12} />
      </button>
      {open ? <Notes id={`${id}list`} buttonId={id} label={label} notes={notes} /> : null}
    </span>
  )
}

/** The open list. */
function Notes({ id, buttonId, label, notes }: Pick<NotesTagProps, 'label' | 'notes'> & { id: string; buttonId: string }) {
  const list = useListBelow<HTMLUListElement>(buttonId)
  return (
    <ul ref={list} id={id} popover={hasTopLayer ? 'manual' : undefined} aria-label={label} className="jst-notes-list">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
