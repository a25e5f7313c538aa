import type { MenuItem } from '@jst/contracts/system'
import { Icon, iconNames, StatusTag, type IconName } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import type { TreeRow } from './tree.ts'
import type { Drop, MenuDesk, Target } from './MenuDesk.ts'
import { texts } from './texts.ts'

interface MenuTreeViewProps {
  desk: MenuDesk
  onPick: (id: number) => void
  /** Absent: the tree can be looked at only. */
  onMove: ((id: number, target: Target) => void) | undefined
}

const ways = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const
const isIcon = (name: string): name is IconName => (iconNames as readonly string[]).includes(name)

/** The opened lines of the tree: keys as in any tree (WAI-ARIA), Alt with an arrow moves the entry, and so does dragging. */
export const MenuTreeView = observer(function MenuTreeView({ desk, onPick, onMove }: MenuTreeViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const [over, setOver] = useState<{ id: number; drop: Drop }>()
  const dragged = useRef<number>(undefined)
  const { rows } = desk
  const inFocus = rows.some(({ item }) => item.Id === focused) ? focused : rows[0]?.item.Id
  const focus = (id: number | undefined) => {
    if (id === undefined) return
    setFocused(id)
    root.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, { item, open, parents }: TreeRow) => {
    const way = ways[event.key as keyof typeof ways]
    if (event.altKey && way) {
      event.preventDefault()
      const target = desk.target(item.Id, way)
      if (target) onMove?.(item.Id, target)
      return
    }
    const act: Record<string, () => void> = {
      ArrowDown: () => focus(desk.step(item.Id, 1)),
      ArrowUp: () => focus(desk.step(item.Id, -1)),
      ArrowRight: () => (open ? focus(desk.step(item.Id, 1)) : parents && desk.fold(item.Id, true)),
      ArrowLeft: () => (open ? desk.fold(item.Id, false) : focus(desk.tree.above(item.Id)[0]?.Id)),
      Home: () => focus(rows[0]?.item.Id),
      End: () => focus(rows.at(-1)?.item.Id),
      Enter: () => onPick(item.Id),
      ' ': () => onPick(item.Id),
    }
    const chosen = act[event.key]
    if (!chosen) return
    event.preventDefault()
    chosen()
  }
  const dropOver = (event: DragEvent<HTMLElement>, item: MenuItem): Drop | undefined => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const part = (event.clientY - top) / height
    const drop: Drop = part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside'
    return dragged.current !== undefined && desk.dropTarget(dragged.current, item.Id, drop) ? drop : undefined
  }
  return (
    <div className="jst-menu-tree" role="tree" aria-label={texts.tree} ref={root}>
      {rows.map((row) => (
        <div
          key={row.item.Id}
          role="treeitem"
          data-id={row.item.Id}
          aria-level={row.level}
          aria-expanded={row.parents ? row.open : undefined}
          aria-selected={desk.picked === row.item.Id}
          tabIndex={inFocus === row.item.Id ? 0 : -1}
          draggable={onMove !== undefined}
          className={over?.id === row.item.Id ? `jst-menu-line is-drop-${over.drop}` : 'jst-menu-line'}
          style={{ paddingInlineStart: 8 + (row.level - 1) * 20 }}
          onFocus={() => setFocused(row.item.Id)}
          onKeyDown={(event) => onKeyDown(event, row)}
          onClick={() => {
            if (row.parents && !row.open) desk.fold(row.item.Id, true)
            onPick(row.item.Id)
          }}
          onDragStart={(event) => {
            dragged.current = row.item.Id
            event.dataTransfer.effectAllowed = 'move'
          }}
          onDragOver={(event) => {
            const drop = dropOver(event, row.item)
            if (drop) event.preventDefault()
            setOver(drop && { id: row.item.Id, drop })
          }}
          onDragEnd={() => setOver(undefined)}
          onDrop={(event) => {
            event.preventDefault()
            const drop = dropOver(event, row.item)
            const target = drop && desk.dropTarget(dragged.current!, row.item.Id, drop)
            setOver(undefined)
            if (target) onMove?.(dragged.current!, target)
          }}
        >
          <Line row={row} onFold={() => desk.fold(row.item.Id)} />
        </div>
      ))}
      {rows.length === 0 ? <p className="jst-muted">{desk.keyword === '' ? texts.empty : texts.none}</p> : null}
    </div>
  )
})

/** The fold is for the mouse; keys open and close by the arrows. */
function Line({ row: { item, parents, open }, onFold }: { row: TreeRow; onFold: () => void }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the arrows of the tree are the keys for it */}
      <span
        className="jst-tree-fold"
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          onFold()
        }}
      >
        {parents ? <Icon name={open ? 'down' : 'right'} /> : null}
      </span>
      {isIcon(item.Icon) ? <Icon name={item.Icon} /> : null}
      <span className="jst-cut">{item.Name}</span>
      <span className="jst-muted jst-cut">{item.Path}</span>
      {item.Enabled ? null : <StatusTag tone="grey">{texts.off}</StatusTag>}
      {item.PlatformOnly ? <StatusTag tone="purple">{texts.platformOnly}</StatusTag> : null}
    </>
  )
}
