import { recordFields, removeSiFavourite, saveSiFavourite, siFavourites, useSiFavourite, type SiFavourite } from '@jst/contracts/si'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { toBillText } from '@jst/si-drafts/rules'
import { isComposing, Notice, Popup, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { texts as words } from './favourites.texts.ts'

/** Counts the use; the name of the call looks like a hook's. */
const countUse = useSiFavourite

interface FavouriteTextsProps {
  readonly name: 'marks' | 'goods'
  /** Text of the box. */
  readonly text: string
  readonly onText: (text: string) => void
  /** Id of the box: Alt+↓ in it opens the list, and it has the focus afterwards. */
  readonly boxId: string
}

/** A button beside a box: fills it with a text that was kept, and keeps the one that stands there. */
export const FavouriteTexts = observer(function FavouriteTexts({ name, text, onText, boxId }: FavouriteTextsProps) {
  return (
    <Popup label={words.open(recordFields[name].zh)} trigger={words.button} triggerClassName="jst-text-button" helps={boxId}>
      {(close) => (
        <Panel
          name={name}
          text={text}
          onTake={(taken) => {
            close()
            onText(taken)
            document.getElementById(boxId)?.focus()
          }}
        />
      )}
    </Popup>
  )
})

interface PanelProps {
  readonly name: 'marks' | 'goods'
  readonly text: string
  readonly onTake: (text: string) => void
}

/** Search words and the texts that have them. Arrows move, Enter takes. A text that stands in the box goes after a question. */
const Panel = observer(function Panel({ name, text, onTake }: PanelProps) {
  const { model } = useEditor()
  const { api, notify } = useApp()
  const [keyword, setKeyword] = useState('')
  const [at, setAt] = useState(0)
  const [asking, setAsking] = useState<SiFavourite>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const CGO_ID = model.order.id
  const read = useDetail(siFavourites, { CGO_ID, Field: name, ...(keyword.trim() === '' ? {} : { Keyword: keyword.trim() }) })
  const rows = read.data ?? []
  const current = Math.min(at, rows.length - 1)
  const label = words.search(recordFields[name].zh)
  useEffect(() => input.current?.focus(), [])
  const use = (row: SiFavourite, whole: string) => {
    onTake(whole)
    // the text is in the bill already: a count that cannot be written is ignored
    void api.call(countUse, { Id: row.Id }).catch(() => undefined)
  }
  const take = (row: SiFavourite | undefined) => {
    if (!row) return
    if (text.trim() === '' || text === row.Text) use(row, row.Text)
    else setAsking(row)
  }
  const save = useAction(async () => {
    await api.call(saveSiFavourite, { CGO_ID, Field: name, Text: toBillText(text).trim() })
    notify.success(words.saved)
    read.reload()
  })
  const remove = useAction(async (row: SiFavourite) => {
    await api.call(removeSiFavourite, { Id: row.Id })
    read.reload()
  })
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
        placeholder={label}
        maxLength={60}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value)
          setAt(0)
          setAsking(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      {asking ? (
        <Notice
          tone="warning"
          action={
            <span className="jst-party-acts">
              <TextButton onClick={() => use(asking, asking.Text)}>{words.replace}</TextButton>
              <TextButton onClick={() => use(asking, `${text.trimEnd()}\n${asking.Text}`)}>{words.append}</TextButton>
              <TextButton onClick={() => setAsking(undefined)}>{words.leave}</TextButton>
            </span>
          }
        >
          {words.replaceAsk}
        </Notice>
      ) : null}
      {read.error ? (
        <Notice tone="error" action={<TextButton onClick={read.reload}>{words.retry}</TextButton>}>
          {read.error.message}
        </Notice>
      ) : null}
      <div id={`${id}list`} role="listbox" aria-label={label} className="jst-party-list">
        {rows.map((row, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
          <div
            key={row.Id}
            id={`${id}${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === current}
            className={place === current ? 'jst-party-option is-current' : 'jst-party-option'}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(row)}
          >
            <span className="jst-party-name">
              <span className="jst-cut">{row.Text.split('\n').join(' / ')}</span>
              {row.OfCustomer ? null : <small>{words.other}</small>}
            </span>
          </div>
        ))}
      </div>
      {rows.length === 0 && !read.error ? (
        <p className="jst-muted jst-party-none" role="status">
          {read.data === undefined ? words.loading : keyword.trim() === '' ? words.none : words.noMatch}
        </p>
      ) : null}
      <footer>
        {text.trim() === '' ? null : (
          <TextButton disabled={save.busy} onClick={() => void save.run()}>
            {words.save}
          </TextButton>
        )}
        {rows[current] ? (
          <TextButton
            disabled={remove.busy}
            aria-label={words.remove(rows[current].Text.split('\n')[0] ?? '')}
            onClick={() => rows[current] && void remove.run(rows[current])}
          >
            {words.removeMark}
          </TextButton>
        ) : null}
      </footer>
    </div>
  )
})
