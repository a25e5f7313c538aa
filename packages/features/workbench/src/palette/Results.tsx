import { failureOf, useKitTexts, type FavouritePlaces } from '@jst/feature-kit'
import { Icon, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, type MouseEvent } from 'react'
import type { NumberSearch } from './NumberSearch.ts'
import type { PaletteGroup, PaletteRow } from './rows.ts'
import type { PaletteTexts } from './texts.ts'

interface ResultsProps {
  id: string
  texts: PaletteTexts
  groups: readonly PaletteGroup[]
  active: PaletteRow | undefined
  optionId: (row: PaletteRow) => string
  typed: string
  search: NumberSearch
  favourites: FavouritePlaces
  onChoose: (row: PaletteRow) => void
}

/** Results in groups, and one line about the state of the search. */
export const Results = observer(function Results(props: ResultsProps) {
  const { id, texts, groups, active, optionId, typed, search, favourites, onChoose } = props
  const words = useKitTexts()
  const activeId = active && optionId(active)
  useEffect(() => {
    // the test's page has no layout to scroll
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  const rows = groups.flatMap((group) => group.rows)
  const press = (event: MouseEvent, row: PaletteRow) => {
    const onStar = event.target instanceof Element && event.target.closest('.jst-palette-star') !== null
    if (onStar && row.place) favourites.toggle(row.place)
    else onChoose(row)
  }
  return (
    <>
      <div id={id} role="listbox" aria-label={texts.list} className="jst-palette-list">
        {groups.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${id}${group.key}`}>
            <div id={`${id}${group.key}`} className="jst-palette-group" role="presentation">
              {group.title}
            </div>
            {group.rows.map((row) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and has the keys
              <div
                key={row.key}
                id={optionId(row)}
                role="option"
                aria-selected={row === active}
                className="jst-palette-row"
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => press(event, row)}
              >
                <span className="jst-palette-name">{row.title}</span>
                <span className="jst-palette-note">{row.note}</span>
                {row.place ? <Star isFavourite={favourites.isFavourite(row.place.path)} texts={texts} /> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="jst-palette-foot">
        <output>
          {search.busy ? texts.searching : rows.length > 0 ? texts.found(rows.length) : typed === '' ? '' : texts.none(typed)}
          {!search.busy && rows.length === 0 && typed !== '' && !search.error ? <span> {texts.noneHint}</span> : null}
        </output>
        {search.error ? (
          <span role="alert" className="jst-palette-error">
            {texts.failed(failureOf(search.error, words).message)} <TextButton onClick={() => search.retry()}>{texts.retry}</TextButton>
          </span>
        ) : (
          <span className="jst-palette-keys">
            {Object.values(texts.keys).map((key) => (
              <span key={key}>{key}</span>
            ))}
          </span>
        )}
      </div>
    </>
  )
})

/** Pressed by the mouse; by keyboard it is Alt+Enter. */
function Star({ isFavourite, texts }: { isFavourite: boolean; texts: PaletteTexts }) {
  return (
    <span className={isFavourite ? 'jst-palette-star is-kept' : 'jst-palette-star'} title={isFavourite ? texts.drop : texts.keep}>
      <Icon name="star" size={14} />
      {isFavourite ? <span className="jst-hidden">{texts.groups.favourites}</span> : null}
    </span>
  )
}
