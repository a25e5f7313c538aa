import '@jst/ui/workbench-parts.css'
import { useApp, type PaletteProps } from '@jst/feature-kit'
import { Icon, isComposing } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { loadPinyin, type PinyinMatch } from './matching.ts'
import { NumberSearch } from './NumberSearch.ts'
import { Results } from './Results.tsx'
import { groupsOf, type PaletteRow } from './rows.ts'
import { paletteTexts } from './texts.ts'

/** Everything by keyboard: pages by name or pinyin, favourites, recent pages, records by number or name, and what the frame can do. */
export const Palette = observer(function Palette({ places, recent, favourites, acts, onClose }: PaletteProps) {
  const { api, navigate, permissions, session, surface } = useApp()
  const texts = paletteTexts(session.language)
  const id = useId()
  const dialog = useModal()
  const [search] = useState(() => new NumberSearch(api))
  const [pinyin, setPinyin] = useState<{ match: PinyinMatch }>()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    // without the dictionary the names themselves still find their pages
    loadPinyin().then(
      (match) => setPinyin({ match }),
      () => undefined,
    )
    return () => search.stop()
  }, [search])

  const groups = groupsOf({
    typed: typed.trim(),
    texts,
    pinyin: pinyin?.match,
    places,
    favourites: favourites.favourites,
    recent,
    acts,
    numbers: search.numbers,
    external: surface === 'external',
    has: (path) => permissions.holds(path),
  })
  const rows = groups.flatMap((group) => group.rows)
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen),
  )
  const active = rows[at]
  const optionId = (row: PaletteRow) => `${id}option ${row.key}`.replaceAll(/\s/g, '_')

  const choose = (row: PaletteRow | undefined) => {
    if (!row) return
    onClose()
    if (row.place) navigate(row.place.path)
    else row.run?.()
  }
  const type = (text: string) => {
    setTyped(text)
    setChosen(undefined)
    search.type(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // keys that belong to an input method are not ours
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && event.altKey) {
      if (active?.place) favourites.move(active.place.path, step)
    } else if (step !== undefined) setChosen(rows[(at + step + rows.length) % rows.length]?.key)
    else if (event.key === 'Enter' && event.altKey) {
      if (active?.place) favourites.toggle(active.place)
    } else if (event.key === 'Enter') choose(active)
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it; the press beside is a convenience
    <dialog
      ref={dialog}
      className="jst-palette"
      aria-label={texts.title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="jst-palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={texts.field}
          aria-expanded
          aria-controls={`${id}list`}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          placeholder={texts.hint}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Results
        id={`${id}list`}
        texts={texts}
        groups={groups}
        active={active}
        optionId={optionId}
        typed={typed.trim()}
        search={search}
        favourites={favourites}
        onChoose={choose}
      />
    </dialog>
  )
})

/** The browser's modal dialog: the page behind is inert, and the focus goes back to where it was. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (!element?.open) element?.showModal()
    element?.querySelector('input')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return dialog
}
