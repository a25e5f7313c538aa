import { partySources, type PartyChoice, type PartyReader } from '@jst/contracts/document'
import { Notice, TextButton, isComposing } from '@jst/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { texts } from '../texts.ts'
import { usePartyChoices } from './usePartyChoices.ts'

const words = texts.parties

interface PartyPanelProps {
  of: PartyReader
  /** Key of the role in the declaration. */
  part: string
  /** The box holds something that a choice would replace. */
  holds: boolean
  onTake: (choice: PartyChoice) => void
  /** Absent: what stands in the box cannot be kept. */
  onKeep?: (() => void) | undefined
}

/** Fills a party box: search words, and their results. Arrows move, Enter picks. Typed text is replaced after a question. */
export function PartyPanel({ of, part, holds, onTake, onKeep }: PartyPanelProps) {
  const [text, setText] = useState('')
  const [again, setAgain] = useState(0)
  const [at, setAt] = useState(0)
  const [asking, setAsking] = useState<PartyChoice>()
  const { rows = [], busy, problem } = usePartyChoices(of.kind, part, text.trim(), again)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const label = words.search(of.parties.roles[part]?.zh ?? '')
  const current = Math.min(at, rows.length - 1)
  useEffect(() => input.current?.focus(), [])
  const take = (choice: PartyChoice | undefined) => {
    if (choice && holds) setAsking(choice)
    else if (choice) onTake(choice)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(current + 1, rows.length - 1)),
    ArrowUp: () => setAt(Math.max(current - 1, 0)),
    Enter: () => take(rows[current]),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isComposing(event) ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
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
        aria-activedescendant={rows[current] ? `${id}${current}` : undefined}
        placeholder={words.placeholder}
        maxLength={60}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
          setAsking(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      {asking ? <Replacing name={nameOf(asking)} onYes={() => onTake(asking)} onNo={() => setAsking(undefined)} /> : null}
      {problem === undefined ? null : (
        <Notice tone="error" action={<TextButton onClick={() => setAgain(again + 1)}>{words.retry}</TextButton>}>
          {problem}
        </Notice>
      )}
      <div id={`${id}list`} role="listbox" aria-label={label} aria-busy={busy} className="jst-party-list">
        {rows.map((choice, place) => (
          <Choice
            key={`${choice.Source} ${choice.Id}`}
            id={`${id}${place}`}
            choice={choice}
            current={place === current}
            onTake={() => take(choice)}
          />
        ))}
      </div>
      {rows.length === 0 && problem === undefined ? (
        <p className="jst-muted jst-party-none" role="status">
          {busy ? words.loading : text.trim() === '' ? words.empty : text.trim().length < 2 ? words.short : words.none}
        </p>
      ) : null}
      {onKeep ? (
        <footer>
          <TextButton onClick={onKeep}>{words.keep}</TextButton>
        </footer>
      ) : null}
    </div>
  )
}

const nameOf = ({ NameEn, NameZh }: PartyChoice) => NameEn || NameZh

/** One line of the list; the keys are the field's. */
function Choice({ id, choice, current, onTake }: { id: string; choice: PartyChoice; current: boolean; onTake: () => void }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  const about = [choice.NameEn === '' ? words.noEnglish : choice.NameZh, choice.Country, choice.TaxNo].filter((part) => part !== '')
  // the address book is what is expected
  const tag = choice.Recent ? words.recent : choice.Source === 'shippingParty' ? '' : partySources[choice.Source]
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
      <span className="jst-party-name">
        <span className="jst-cut">{nameOf(choice)}</span>
        {tag ? <small>{tag}</small> : null}
      </span>
      <span className="jst-muted jst-cut">{about.join(' · ')}</span>
    </div>
  )
}

/** The question before typed text goes; the cursor stands on its answer. */
function Replacing({ name, onYes, onNo }: { name: string; onYes: () => void; onNo: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        action={
          <span className="jst-party-acts">
            <TextButton onClick={onYes}>{words.replace}</TextButton>
            <TextButton onClick={onNo}>{words.leave}</TextButton>
          </span>
        }
      >
        {words.replaceAsk(name)}
      </Notice>
    </div>
  )
}
