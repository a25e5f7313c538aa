import type { Place } from '@jst/feature-kit'
import { AppLink, Icon, IconButton, type IconName } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { memo, useCallback, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'
import { holdsPage, iconOf, type MenuEntry } from './menu.ts'

/** Of the recent pages; the palette has all. */
const mostRecent = 5
const favouritesKey = 'favourites'

/** The menu tree of the employee, one group open at a time; folded, groups open beside the bar. The favourites stand first and open. */
export const SideMenu = observer(function SideMenu() {
  const model = useWorkbench()
  const { menu, menuShown, parts, favourites, recent } = model
  const folded = model.folded && !menuShown
  const { screen, path } = parts.navigation.shown
  const quick = [
    quickGroup(favouritesKey, texts.menu.favourites, 'star', favourites.favourites),
    quickGroup('recent', texts.menu.recent, 'history', recent.slice(0, mostRecent)),
  ].filter((entry) => entry.children.length > 0)
  const current = screen?.menuPath ?? screen?.path ?? path
  const { isOpen, ask } = useOneOpen(menu, current, folded)
  return (
    <aside className="jst-frame-side">
      <nav className="jst-side-nav" aria-label={texts.menu.label}>
        <ul>
          {quick.map((entry) => (
            <Group key={entry.key} entry={entry} current={heldBy(entry, path)} folded={folded} open={isOpen(entry.key)} ask={ask} />
          ))}
          {menu.map((entry) =>
            entry.path === undefined ? (
              <Group key={entry.key} entry={entry} current={heldBy(entry, current)} folded={folded} open={isOpen(entry.key)} ask={ask} />
            ) : (
              <Leaf key={entry.key} entry={entry} current={holdsPage(entry, current)} folded={folded} />
            ),
          )}
        </ul>
      </nav>
      <div className="jst-side-fold">
        <IconButton
          icon={folded ? 'unfold' : 'fold'}
          label={folded ? texts.menu.unfold : texts.menu.fold}
          onClick={() => model.setFolded(!folded)}
        />
      </div>
    </aside>
  )
})

interface EntryProps {
  entry: MenuEntry
  folded: boolean
}
interface LeafProps extends EntryProps {
  current: boolean
  nested?: boolean
  onFollow?: () => void
}
interface GroupProps extends EntryProps {
  /** Path of the page that is shown, where the group holds it. */
  current: string | undefined
  open: boolean
  ask: (key: string, open: boolean) => void
}

const heldBy = (entry: MenuEntry, path: string) => (holdsPage(entry, path) ? path : undefined)

// remembered, both: a change of page concerns the entry that is left and the one that is shown
const Leaf = memo(function Leaf({ entry, current, folded, nested = false, onFollow }: LeafProps) {
  const className = current ? 'jst-side-item is-current' : 'jst-side-item'
  return (
    <li>
      <AppLink
        className={className}
        to={entry.path ?? ''}
        title={folded && !nested ? entry.name : undefined}
        aria-label={folded && !nested ? entry.name : undefined}
        onFollow={onFollow}
      >
        {nested ? null : <Icon name={iconOf(entry.icon)} />}
        {folded && !nested ? null : <span className="jst-side-name">{entry.name}</span>}
      </AppLink>
    </li>
  )
})

const Group = memo(function Group({ entry, current, folded, open, ask }: GroupProps) {
  const holds = current !== undefined
  const { key } = entry
  const close = () => folded && ask(key, false)
  const follow = folded
    ? {
        onMouseEnter: () => ask(key, true),
        onMouseLeave: () => ask(key, false),
        onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && ask(key, false),
      }
    : {}
  const toggle = (event: MouseEvent) => {
    // With the mouse the folded group is open already by hovering; a click from the keyboard has no detail.
    if (!folded || event.detail === 0) ask(key, !open)
  }
  return (
    <li {...follow}>
      <button
        type="button"
        className={folded && holds ? 'jst-side-item is-current' : 'jst-side-item'}
        aria-expanded={open}
        aria-label={folded ? texts.menu.open(entry.name) : undefined}
        onClick={toggle}
      >
        <Icon name={iconOf(entry.icon)} />
        {folded ? null : (
          <>
            <span className="jst-side-name">{entry.name}</span>
            <Icon name="right" size={12} className="jst-side-arrow" />
          </>
        )}
      </button>
      {open ? (
        <ul className={folded ? 'jst-side-flyout' : undefined}>
          {folded ? <li className="jst-side-flyout-title">{entry.name}</li> : null}
          {leavesOf(entry).map((child) => (
            <Leaf key={child.key} entry={child} current={holds && holdsPage(child, current)} folded={folded} nested onFollow={close} />
          ))}
        </ul>
      ) : null}
    </li>
  )
})

/** Which groups are open: the one asked for last, else that of the page, else that of the page before, else the first. Folded: none unasked. */
function useOneOpen(menu: readonly MenuEntry[], current: string, folded: boolean) {
  const holding = menu.find((entry) => entry.path === undefined && holdsPage(entry, current))?.key
  const [asked, setAsked] = useState<{ key: string | undefined; holding: string | undefined; folded: boolean }>()
  const [last, setLast] = useState<string>()
  const [favourites, setFavourites] = useState(true)
  // drawn from while a page is shown that no group holds
  if (holding !== undefined && holding !== last) setLast(holding)
  const valid = asked?.holding === holding && asked?.folded === folded ? asked : undefined
  const own = folded ? undefined : (holding ?? last ?? menu.find((entry) => entry.path === undefined)?.key)
  const openKey = valid ? valid.key : own
  const ask = useCallback(
    (key: string, open: boolean) => {
      if (key === favouritesKey && !folded) setFavourites(open)
      else setAsked({ key: open ? key : undefined, holding, folded })
    },
    [holding, folded],
  )
  return { isOpen: (key: string) => key === openKey || (key === favouritesKey && favourites && !folded), ask }
}

/** Pages of the reader's own choice, before the menu. */
const quickGroup = (key: string, name: string, icon: IconName, places: readonly Place[]): MenuEntry => ({
  key,
  name,
  icon,
  children: places.map(({ path, title }) => ({ key: path, name: title, icon: '', path, children: [] })),
})

/** Groups inside groups are shown as one list: two levels are enough to find a page. */
const leavesOf = (entry: MenuEntry): MenuEntry[] =>
  entry.children.flatMap((child) => (child.path === undefined ? leavesOf(child) : [child]))
