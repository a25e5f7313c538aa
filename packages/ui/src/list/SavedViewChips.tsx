import { observer } from 'mobx-react-lite'
import { useUi } from '../context.tsx'
import { useTexts } from '../language.tsx'
import type { ListModel } from './model.ts'

/** The reader's own views of a list, one click each. */
export const SavedViewChips = observer(function SavedViewChips({
  name,
  list,
}: {
  name: string
  list: Pick<ListModel<unknown>, 'searchPart' | 'follow'>
}) {
  const texts = useTexts()
  const views = useUi().savedViews?.of(name) ?? []
  if (views.length === 0) return null
  return (
    <ul className="jst-chips" aria-label={texts.list.savedViews}>
      {views.map((view) => {
        const active = view.search === list.searchPart
        return (
          <li key={view.id}>
            <button
              type="button"
              className={active ? 'jst-chip is-active' : 'jst-chip'}
              aria-pressed={active}
              onClick={() => list.follow(view.search)}
            >
              {view.name}
            </button>
          </li>
        )
      })}
    </ul>
  )
})
