import { Icon } from '@jst/ui'
import { texts } from '../texts.ts'
import { holdsPage, iconOf, type MenuEntry } from './menu.ts'
import { heldBy, itemClass, Leaf, Leaves } from './MenuItems.tsx'

interface MenuPanesProps {
  entries: readonly MenuEntry[]
  /** Path of the page in the menu. */
  current: string
  /** Path and query of the page, the key of favourites and recent pages. */
  path: string
  /** Key of the group whose pages are shown. */
  openKey: string | undefined
  ask: (key: string, open: boolean) => void
  /** Groups are icons; their names are shown on hover. */
  icons: boolean
}

/** Groups and single pages in one list, the pages of one group in another. */
export function MenuPanes({ entries, current, path, openKey, ask, icons }: MenuPanesProps) {
  const openEntry = entries.find(({ key }) => key === openKey)
  return (
    <>
      <ul className={icons ? 'jst-menu-groups' : 'jst-menu-groups is-bar'}>
        {entries.map((entry) =>
          entry.path === undefined ? (
            <li key={entry.key}>
              <button
                type="button"
                className={itemClass(entry.key === openKey)}
                aria-pressed={entry.key === openKey}
                aria-label={icons ? entry.name : undefined}
                title={entry.name}
                onClick={() => ask(entry.key, true)}
              >
                <Icon name={iconOf(entry.icon)} />
                {icons ? null : <span className="jst-side-name">{entry.name}</span>}
              </button>
            </li>
          ) : (
            <Leaf key={entry.key} entry={entry} current={holdsPage(entry, current)} look={icons ? 'icons' : 'bar'} />
          ),
        )}
      </ul>
      <ul className="jst-menu-pages" aria-label={openEntry ? texts.menu.pagesOf(openEntry.name) : undefined}>
        {openEntry ? (
          <>
            <li className="jst-menu-title" aria-hidden="true">
              {openEntry.name}
            </li>
            <Leaves entry={openEntry} current={heldBy(openEntry, path) ?? heldBy(openEntry, current)} look="tree" />
          </>
        ) : null}
      </ul>
    </>
  )
}
