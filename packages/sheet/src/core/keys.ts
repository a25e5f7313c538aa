import { isSingle, type Direction } from './selection.ts'
import type { SheetModel } from './sheet-model.ts'

/** The parts of a keyboard event that decide; a DOM event fits. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
  readonly keyCode: number
}

/** Actions of the view layer. */
export interface KeyActions {
  /** The text under edit. */
  text(): string
  /** Alt+Enter. */
  breakLine(): void
  openFind(): void
  /** Escape outside of an edit: Tab leaves the sheet next. */
  release(): void
  /** Escape was the key before. */
  readonly released: boolean
}

const arrows: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** True when an input method is at work: then every key is its own. */
export const isComposition = ({ isComposing, keyCode }: Pick<KeyPress, 'isComposing' | 'keyCode'>) => isComposing || keyCode === 229

/** Carries out a key; true when it was one of the sheet's and the browser must leave it alone. */
export function handleKey(model: SheetModel, press: KeyPress, actions: KeyActions): boolean {
  if (isComposition(press)) return false
  const command = press.ctrlKey || press.metaKey
  if (model.editing && handleEditKey(model, press, actions)) return true
  if (model.editing?.mode === 'edit' || (model.editing && command)) return false
  if (press.altKey) return handleAltKey(model, press)
  return command ? handleCommand(model, press, actions) : handlePlain(model, press, actions)
}

function handleEditKey(model: SheetModel, press: KeyPress, actions: KeyActions): boolean {
  const { key, shiftKey, altKey } = press
  if (key === 'Escape') model.cancelEdit()
  else if (key === 'Enter' && altKey) {
    if (model.activeColumn?.multiline) actions.breakLine()
  } else if (key === 'Enter' && (press.ctrlKey || press.metaKey)) {
    const text = actions.text()
    if (isSingle(model.selection)) {
      // one cell: the text is entered, and the key belongs to the page, which may send a form by it
      model.commit(text)
      return false
    }
    model.cancelEdit()
    model.setAll(text)
  } else if (key === 'Enter') {
    model.commit(actions.text())
    model.enter(shiftKey)
  } else if (key === 'Tab') {
    model.commit(actions.text())
    return model.tab(shiftKey)
  } else if (key === 'F2') model.beginEdit(model.editing?.mode === 'edit' ? 'replace' : 'edit')
  else return false
  return true
}

function handleAltKey(model: SheetModel, { key, shiftKey }: KeyPress): boolean {
  const row = model.activeRow
  const column = model.activeColumn
  if (!shiftKey || !row || !column) return false
  if (key === 'ArrowLeft' || key === 'ArrowRight') model.setWidth(column.key, model.widthOf(column.key) + (key === 'ArrowLeft' ? -10 : 10))
  else if (key === 'ArrowUp' || key === 'ArrowDown') {
    const owner = model.view.foldOf(row) ? row : model.view.parentOf(row.id)
    if (!owner) return false
    model.toggle(owner.id, key === 'ArrowDown')
  } else return false
  return true
}

function handleCommand(model: SheetModel, { key, shiftKey }: KeyPress, actions: KeyActions): boolean {
  const { view } = model
  const direction = arrows[key]
  const rim = { row: view.visible.length - 1, column: view.columns.length - 1 }
  const acts: Readonly<Record<string, () => void>> = {
    a: () => model.selectAll(),
    d: () => model.fillDown(),
    r: () => model.fillRight(),
    f: () => actions.openFind(),
    y: () => model.redo(),
    z: () => (shiftKey ? model.redo() : model.undo()),
    Home: () => model.moveTo({ row: 0, column: 0 }, shiftKey),
    End: () => model.moveTo(rim, shiftKey),
    ' ': () => model.selectColumn(model.selection.active.column),
    // of whole rows only: with cells selected these keys are the browser's zoom
    ...(model.wholeRows ? { '+': () => model.insertRows('above'), '-': () => model.removeRows() } : {}),
  }
  const act = acts[key.length === 1 ? key.toLowerCase() : key]
  if (direction) model.move(direction, { toEdge: true, extend: shiftKey })
  else if (act) act()
  else return false
  return true
}

function handlePlain(model: SheetModel, { key, shiftKey }: KeyPress, actions: KeyActions): boolean {
  const { view, selection } = model
  const from = shiftKey ? selection.focus : selection.active
  const direction = arrows[key]
  if (direction) model.move(direction, { extend: shiftKey })
  else if (key === 'Tab') return !actions.released && model.tab(shiftKey)
  else if (key === 'Enter') model.enter(shiftKey)
  else if (key === 'F2') model.beginEdit('edit')
  else if (key === 'Delete' || key === 'Backspace') {
    if (model.editing) return false
    model.clear()
  } else if (key === 'Home') model.moveTo({ row: from.row, column: 0 }, shiftKey)
  else if (key === 'End') model.moveTo({ row: from.row, column: view.columns.length - 1 }, shiftKey)
  else if (key === 'PageDown') model.move('down', { extend: shiftKey, distance: model.pageSize })
  else if (key === 'PageUp') model.move('up', { extend: shiftKey, distance: model.pageSize })
  else if (key === ' ' && shiftKey) model.selectRow(selection.active.row)
  else if (key === 'Escape') {
    actions.release()
    return false
  } else return false
  return true
}
