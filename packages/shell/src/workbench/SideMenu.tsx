import { IconButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'
import { holdsPage } from './menu.ts'
import { Group, heldBy, Leaf, quickGroup } from './MenuItems.tsx'
import { MenuPanes } from './MenuPanes.tsx'
import { useOneOpen } from './useOneOpen.ts'

/** Number of recent pages in the menu; the palette has all. */
const mostRecent = 5
const favouritesKey = 'favourites'

/** Scrolls the menu to an entry. `scrollIntoView` would also move the starting point of Tab there. */
function bringIntoSight(entry: Element): void {
  const holder = entry.closest('.jst-menu-pages, .jst-side-nav')!
  const [inside, shown] = [entry.getBoundingClientRect(), holder.getBoundingClientRect()]
  holder.scrollTop += Math.min(0, inside.top - shown.top) + Math.max(0, inside.bottom - shown.bottom)
}

/**
 * The menu tree of the employee in the layout of their choice, the favourites first: a tree with one group open at a time (folded: icons), a bar of
 * drop-downs, or groups and the pages of one beside each other. On a phone it is the tree.
 */
export const SideMenu = observer(function SideMenu() {
  const model = useWorkbench()
  const { menu, layout, isFolded, parts, favourites, recent } = model
  const { screen, path } = parts.navigation.shown
  const quick = [
    quickGroup(favouritesKey, texts.menu.favourites, 'star', favourites.favourites),
    quickGroup('recent', texts.menu.recent, 'history', recent.slice(0, mostRecent)),
  ].filter((entry) => entry.children.length > 0)
  const current = screen?.menuPath ?? screen?.path ?? path
  const look = layout === 'top' ? 'bar' : isFolded ? 'icons' : 'tree'
  const flies = look !== 'tree'
  const { openKey, ask } = useOneOpen(menu, current, flies)
  const [favouritesOpen, setFavouritesOpen] = useState(true)
  const askQuick = useCallback(
    (key: string, open: boolean) => (key === favouritesKey && !flies ? setFavouritesOpen(open) : ask(key, open)),
    [ask, flies],
  )
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // a user who navigates by the menu sees the entry already, and a menu that scrolls under the pointer causes wrong clicks
    if (nav.current?.contains(document.activeElement)) return
    const marked = nav.current?.querySelectorAll('[aria-current="page"]') ?? []
    const last = marked[marked.length - 1]
    if (last) bringIntoSight(last)
  }, [current, openKey])
  if (layout === 'mixed' || layout === 'columns')
    return (
      <aside className="jst-frame-side">
        <nav ref={nav} className="jst-side-nav" aria-label={texts.menu.label}>
          <MenuPanes entries={[...quick, ...menu]} current={current} path={path} openKey={openKey} ask={ask} icons={layout === 'columns'} />
        </nav>
      </aside>
    )
  return (
    <aside className={look === 'bar' ? 'jst-frame-side is-bar' : 'jst-frame-side is-tree'}>
      <nav ref={nav} className="jst-side-nav" aria-label={texts.menu.label}>
        <ul>
          {quick.map((entry) => (
            <Group
              key={entry.key}
              entry={entry}
              current={heldBy(entry, path)}
              look={look}
              own
              open={entry.key === openKey || (entry.key === favouritesKey && favouritesOpen && !flies)}
              ask={askQuick}
            />
          ))}
          {menu.map((entry) =>
            entry.path === undefined ? (
              <Group key={entry.key} entry={entry} current={heldBy(entry, current)} look={look} open={entry.key === openKey} ask={ask} />
            ) : (
              <Leaf key={entry.key} entry={entry} current={holdsPage(entry, current)} look={look} />
            ),
          )}
        </ul>
      </nav>
      {look === 'bar' ? null : (
        <div className="jst-side-fold">
          <IconButton
            icon={isFolded ? 'unfold' : 'fold'}
            label={isFolded ? texts.menu.unfold : texts.menu.fold}
            onClick={() => model.setFolded(!isFolded)}
          />
        </div>
      )}
    </aside>
  )
})
