import type { Place } from '@jst/feature-kit'
import { AppLink, Icon, type IconName } from '@jst/ui'
import { memo, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { texts } from '../texts.ts'
import { holdsPage, iconOf, type MenuEntry } from './menu.ts'

/** Layout of groups: a tree with their pages, icons beside the page, or a bar above it. */
type MenuLook = 'tree' | 'icons' | 'bar'

interface LeafProps {
  entry: MenuEntry
  look: MenuLook
  current: boolean
  nested?: boolean
  onFollow?: () => void
}
interface GroupProps {
  entry: MenuEntry
  look: MenuLook
  /** Path of the current page, if the group holds it. */
  current: string | undefined
  /** The user's own group (favourites): its pages are in the menu too, and are marked as current there. */
  own?: boolean
  open: boolean
  ask: (key: string, open: boolean) => void
}

export const heldBy = (entry: MenuEntry, path: string) => (holdsPage(entry, path) ? path : undefined)

/** Classes of an entry of the menu. */
export const itemClass = (current: boolean) => (current ? 'jst-side-item is-current' : 'jst-side-item')

// both memoised: a change of page concerns only the previous and the current entry
export const Leaf = memo(function Leaf({ entry, current, look, nested = false, onFollow }: LeafProps) {
  const named = nested || look !== 'icons'
  return (
    <li>
      <AppLink
        className={itemClass(current)}
        to={entry.path ?? ''}
        title={named ? undefined : entry.name}
        aria-label={named ? undefined : entry.name}
        aria-current={current ? 'page' : undefined}
        onFollow={onFollow}
      >
        {nested ? null : <Icon name={iconOf(entry.icon)} />}
        {named ? <span className="jst-side-name">{entry.name}</span> : null}
      </AppLink>
    </li>
  )
})

/** A group that opens in its place in a tree, else beside or below its button. */
export const Group = memo(function Group({ entry, current, look, own = false, open, ask }: GroupProps) {
  const { key } = entry
  const flies = look !== 'tree'
  const named = look !== 'icons'
  const close = () => flies && ask(key, false)
  const follow = flies
    ? {
        onMouseEnter: () => ask(key, true),
        onMouseLeave: () => ask(key, false),
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || ask(key, false),
        onKeyDown: ({ key: pressed, currentTarget }: KeyboardEvent) => {
          if (pressed !== 'Escape') return
          currentTarget.querySelector('button')?.focus()
          ask(key, false)
        },
      }
    : {}
  const toggle = (event: MouseEvent) => {
    // With the mouse the group is already open by hovering; a click from the keyboard has `detail` 0.
    if (!flies || event.detail === 0) ask(key, !open)
  }
  return (
    <li {...follow}>
      <button
        type="button"
        className={itemClass(flies && !own && current !== undefined)}
        aria-expanded={open}
        aria-label={named ? undefined : texts.menu.open(entry.name)}
        title={look === 'bar' ? entry.name : undefined}
        onClick={toggle}
      >
        <Icon name={iconOf(entry.icon)} />
        {named ? (
          <>
            <span className="jst-side-name">{entry.name}</span>
            <Icon name={flies ? 'down' : 'right'} size={12} className="jst-side-arrow" />
          </>
        ) : null}
      </button>
      {open ? (
        <ul className={flies ? 'jst-side-flyout' : undefined}>
          {named ? null : <li className="jst-side-flyout-title">{entry.name}</li>}
          <Leaves entry={entry} current={current} look={look} onFollow={close} />
        </ul>
      ) : null}
    </li>
  )
})

/** The pages of a group. */
export const Leaves = ({ entry, current, look, onFollow }: Pick<GroupProps, 'entry' | 'current' | 'look'> & Pick<LeafProps, 'onFollow'>) =>
  leavesOf(entry).map((child) => (
    <Leaf
      key={child.key}
      entry={child}
      current={current !== undefined && holdsPage(child, current)}
      look={look}
      nested
      onFollow={onFollow}
    />
  ))

/** Pages of the reader's own choice, before the menu. */
export const quickGroup = (key: string, name: string, icon: IconName, places: readonly Place[]): MenuEntry => ({
  key,
  name,
  icon,
  children: places.map(({ path, title }) => ({ key: path, name: title, icon: '', path, children: [] })),
})

/** Groups inside groups are shown as one list: two levels are enough to find a page. */
const leavesOf = (entry: MenuEntry): MenuEntry[] =>
  entry.children.flatMap((child) => (child.path === undefined ? leavesOf(child) : [child]))
