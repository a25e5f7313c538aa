import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useUi } from '../context.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { useTexts } from '../language.tsx'
import { rowHeights, type Density } from '../theme/DisplaySettings.ts'
import { Checkbox } from './Checkbox.tsx'
import { arrangeColumns, inOrder, type Column } from './columns.ts'
import type { ListSettings } from './ListSettings.ts'

interface ColumnPanelProps<Row> {
  columns: readonly Column<Row>[]
  settings: ListSettings
  /** Keys of columns for which the table has no room. */
  leftOut: readonly string[]
}

/** Height of the rows, row numbers, which columns in which order; every change is stored at once, 恢复默认 undoes those of the columns. */
function ColumnPanelView<Row>({ columns, settings, leftOut }: ColumnPanelProps<Row>) {
  const texts = useTexts()
  const { display } = useUi()
  const [first, ...rest] = columns
  const ordered = inOrder(rest, settings.order)
  // the reader decides from what is in sight, so that a column that is picked comes in also where the table then scrolls
  const visibleKeys = new Set(arrangeColumns(columns, settings).flatMap(({ key }) => (leftOut.includes(key) ? [] : [key])))
  const hidden = ordered.filter(({ key }) => !visibleKeys.has(key)).map(({ key }) => key)
  const order = ordered.map(({ key }) => key)
  const toggle = (key: string) =>
    settings.setColumns(order, hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  const move = (index: number, step: -1 | 1) => {
    const [key] = order.splice(index, 1)
    if (key !== undefined) order.splice(index + step, 0, key)
    settings.setColumns(order, hidden)
  }
  return (
    <div className="jst-columns">
      <div className="jst-segments" role="group" aria-label={texts.list.density}>
        {(Object.keys(rowHeights) as Density[]).map((density) => (
          <button key={density} type="button" aria-pressed={display.density === density} onClick={() => display.setDensity(density)}>
            {texts.list.densities[density]}
          </button>
        ))}
      </div>
      <label className="jst-columns-numbers">
        <Checkbox
          checked={settings.rowNumbers}
          label={texts.list.rowNumbers}
          onChange={() => settings.setRowNumbers(!settings.rowNumbers)}
        />
        {texts.list.rowNumbers}
      </label>
      <ul aria-label={texts.list.columns}>
        {first ? <li className="is-fixed">{first.title}</li> : null}
        {ordered.map((column, index) => (
          <li key={column.key}>
            <label>
              <Checkbox checked={visibleKeys.has(column.key)} label={column.title} onChange={() => toggle(column.key)} />
              {column.title}
            </label>
            <IconButton
              icon="pin"
              label={settings.pinned.includes(column.key) ? texts.list.unpin(column.title) : texts.list.pin(column.title)}
              pressed={settings.pinned.includes(column.key)}
              onClick={() => settings.togglePinned(column.key)}
            />
            <IconButton icon="up" label={texts.list.moveUp(column.title)} disabled={index === 0} onClick={() => move(index, -1)} />
            <IconButton
              icon="down"
              label={texts.list.moveDown(column.title)}
              disabled={index === ordered.length - 1}
              onClick={() => move(index, 1)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" long onClick={() => settings.resetColumns()}>
        {texts.list.restore}
      </Button>
    </div>
  )
}

export const ColumnPanel = observer(ColumnPanelView) as typeof ColumnPanelView
