import { isComposing } from '@jst/ui'
import { documentPeople, mostSaid, type Audience, type DocumentFacts } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useApp } from '../../app/context.tsx'
import { Latest } from '../../form/Latest.ts'
import { useDocumentTexts } from '../texts.ts'

const mostOffered = 8

export interface Mentioned {
  readonly Id: number
  readonly Name: string
  readonly Department: string
}

interface MentionTextProps {
  document: DocumentFacts
  id: number
  audience: Audience
  value: string
  onChange: (value: string) => void
  onMention: (person: Mentioned) => void
  onSend: () => void
}

/** Text behind the last @ before the caret; undefined outside of a mention. */
const askedName = (text: string, caret: number): string | undefined => /@([^\s@]{0,20})$/.exec(text.slice(0, caret))?.[1]

/** A text in which @ offers the people who may read it (a text area with a list, as a combobox has one line): arrows move, Enter and Tab take, Escape closes. */
export const MentionText = observer(function MentionText({ document, id, audience, value, onChange, onMention, onSend }: MentionTextProps) {
  const words = useDocumentTexts().thread
  const { api } = useApp()
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [keyword, setKeyword] = useState<string>()
  const [at, setAt] = useState(0)
  const [found] = useState(() => new Latest<readonly Mentioned[]>())
  useEffect(() => {
    if (keyword === undefined) return
    setAt(0)
    void found.ask(() =>
      api.call(documentPeople, { Kind: document.kind, Id: id, Audience: audience, ...(keyword === '' ? {} : { Keyword: keyword }) }),
    )
  }, [api, found, document.kind, id, audience, keyword])
  const open = keyword !== undefined
  const people = (open ? found.value : undefined)?.slice(0, mostOffered) ?? []
  const look = () => {
    const { current } = area
    setKeyword(current ? askedName(current.value, current.selectionStart) : undefined)
  }
  const take = (person: Mentioned) => {
    const { current } = area
    const caret = current?.selectionStart ?? value.length
    const begin = caret - (keyword?.length ?? 0)
    const text = `${value.slice(0, begin)}${person.Name} ${value.slice(caret)}`
    onChange(text)
    onMention(person)
    setKeyword(undefined)
    const next = begin + person.Name.length + 1
    requestAnimationFrame(() => current?.setSelectionRange(next, next))
    current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the word of an input method
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    const person = people[at]
    if (!open || people.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setAt((at + (event.key === 'ArrowDown' ? 1 : people.length - 1)) % people.length)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && person) {
      event.preventDefault()
      take(person)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setKeyword(undefined)
    }
  }
  return (
    <div className="jst-mention">
      <textarea
        ref={area}
        className="jst-form-input"
        rows={2}
        maxLength={mostSaid}
        aria-label={words.write}
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && people[at] ? `${listId}-${people[at].Id}` : undefined}
        placeholder={words.placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setKeyword(askedName(event.target.value, event.target.selectionStart))
        }}
        onKeyDown={onKeyDown}
        onClick={look}
        onBlur={() => setKeyword(undefined)}
      />
      <div id={listId} role="listbox" aria-label={words.people} className="jst-mention-list" hidden={!open}>
        {people.map((person, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the text field
          <div
            key={person.Id}
            id={`${listId}-${person.Id}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(person)}
          >
            {person.Name}
            <span className="jst-muted">{person.Department}</span>
          </div>
        ))}
        {open && found.value?.length === 0 ? (
          <div role="option" aria-selected={false} aria-disabled="true" className="jst-muted">
            {words.nobody}
          </div>
        ) : null}
      </div>
    </div>
  )
})
