import { Icon, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { rowsOf, type TreeRow } from '../menus/tree.ts'
import type { GrantableMenu, RoleRights } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.rights

const [small, large] = [100, 1_000]
/** A small menu is open from the start; of a larger one the branches of which the role has something, of a huge one none. */
function openedFirst(role: RoleRights): ReadonlySet<number> {
  const { size } = role.tree.byId
  const branches = size > large ? [] : role.tree.childrenOf(null)
  return new Set(branches.filter(({ Id }) => size <= small || role.checkOf(Id) !== 'none').map(({ Id }) => Id))
}

/** Arrow keys go from check box to check box, as in a list. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target } = event
  if (step === undefined || !(target instanceof HTMLInputElement)) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-entry]')]
  const at = boxes.findIndex((box) => box.closest('li') === target.closest('li'))
  event.preventDefault()
  boxes[at + step]?.focus()
}

/** Menus and buttons as one tree of three-state checks; branches open when asked, so that thousands of entries cost nothing. */
export const RightsTree = observer(function RightsTree({ role, disabled }: { role: RoleRights; disabled: boolean }) {
  const [keyword, setKeyword] = useState('')
  const [opened, setOpened] = useState(() => openedFirst(role))
  const wanted = useDeferredValue(keyword)
  const rows = useMemo(() => rowsOf(role.tree, opened, wanted), [role, opened, wanted])
  const buttons = [...role.grants.values()].reduce((sum, codes) => sum + codes.size, 0)
  const fold = (id: number) =>
    setOpened((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <>
      <div className="jst-rights-head">
        <TextField label={words.search} hint={words.searchHint} value={keyword} onChange={setKeyword} />
        <output className="jst-muted">{words.counted(role.grants.size, buttons)}</output>
      </div>
      <p className="jst-muted">{words.help}</p>
      {rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the check boxes inside */}
      <ul className="jst-rights" onKeyDown={moveFocus}>
        {rows.map((row) => (
          <Entry key={row.item.Id} role={role} row={row} disabled={disabled} onFold={fold} />
        ))}
      </ul>
    </>
  )
})

interface EntryProps {
  role: RoleRights
  row: TreeRow<GrantableMenu>
  disabled: boolean
  onFold: (id: number) => void
}

const Entry = observer(function Entry({ role, row: { item, level, parents, open }, disabled, onFold }: EntryProps) {
  const { Id, Name, Path, Buttons, Enabled } = item
  const check = role.checkOf(Id)
  const held = role.grants.has(Id)
  const barred = !role.mayGive(Id)
  return (
    <li className="jst-rights-row" style={{ paddingInlineStart: (level - 1) * 20 }}>
      {parents ? (
        <button
          type="button"
          className="jst-tree-fold"
          aria-expanded={open}
          aria-label={open ? words.fold(Name) : words.expand(Name)}
          onClick={() => onFold(Id)}
        >
          <Icon name={open ? 'down' : 'right'} />
        </button>
      ) : (
        <span className="jst-tree-fold" />
      )}
      <label className="jst-rights-entry" title={barred ? words.notMine : Path}>
        <input
          type="checkbox"
          data-entry
          aria-label={words.whole(Name)}
          checked={check === 'all'}
          disabled={disabled || (barred && check === 'none' && !parents)}
          ref={(box) => {
            if (box) box.indeterminate = check === 'some'
          }}
          onChange={() => role.toggleEntry(Id)}
        />
        <span>{Name}</span>
        {Enabled ? null : <span className="jst-muted">{words.off}</span>}
      </label>
      <span className="jst-rights-buttons">
        {Buttons.map(({ Code, Name: label }) => (
          <label key={Code} title={role.mayGive(Id, Code) ? `${Path} ${Code}` : words.notMine}>
            <input
              type="checkbox"
              checked={held && (role.grants.get(Id)?.has(Code) ?? false)}
              disabled={disabled || !role.mayGive(Id, Code)}
              onChange={() => role.toggleButton(Id, Code)}
            />
            {label}
          </label>
        ))}
      </span>
    </li>
  )
})
