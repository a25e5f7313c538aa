import { containerFields as c, containerTypes, siTemplateFile, type SiContainer } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { boxSummary, emptyContainer, totalsOf } from '@jst/si-drafts/rules'
import { formatDecimal, formatNumber, saveBlob } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { memo, useCallback, type ClipboardEvent, type KeyboardEvent } from 'react'
import { texts } from '../texts.ts'
import { elementId, targetOf } from './issue-path.ts'
import { cellValue, gridColumns, pasteBlock, type GridColumn } from './paste.ts'
import type { SiEditorModel } from './si-editor-model.ts'

const words = texts.grid
const isNumber = (column: GridColumn) => column === 'packages' || column === 'weight' || column === 'volume'

/** Containers of the current draft as a grid for keyboard and paste: Enter goes down, a block from Excel or WPS fills on. */
export const ContainerGrid = observer(function ContainerGrid({ model }: { model: SiEditorModel }) {
  const containers = model.session.current?.containers ?? []
  const set = useCallback((next: SiContainer[]) => model.edit({ containers: next, packageCount: String(totalsOf(next).packages) }), [model])
  const change = useCallback(
    (row: number, column: GridColumn, text: string) => {
      const now = model.session.current?.containers ?? []
      set(now.map((box, index) => (index === row ? { ...box, [column]: cellValue(column, text) } : box)))
    },
    [model, set],
  )
  const paste = useCallback(
    (row: number, column: GridColumn, block: string) => set(pasteBlock(model.session.current?.containers ?? [], row, column, block)),
    [model, set],
  )
  const remove = useCallback(
    (row: number) => set((model.session.current?.containers ?? []).filter((_, index) => index !== row)),
    [model, set],
  )
  const invalid = invalidCells(model)
  const sums = totalsOf(containers)
  return (
    <div className="jst-grid-table">
      <datalist id="si-box-types">
        {containerTypes.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <table aria-label={words.label}>
        <thead>
          <tr>
            <th scope="col">{texts.bill.seq}</th>
            {gridColumns.map((column) => (
              <th scope="col" key={column} className={isNumber(column) ? 'jst-number' : undefined}>
                {c[column].zh}
              </th>
            ))}
            <th scope="col">
              <span className="jst-hidden">{words.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {containers.map((box, row) => (
            <Row
              key={`${model.session.currentId} ${row}`}
              box={box}
              row={row}
              invalid={invalid.get(row) ?? ''}
              onChange={change}
              onPaste={paste}
              onRemove={remove}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {words.sum} {boxSummary(containers)}
            </th>
            <td className="jst-number">{formatNumber(sums.packages)}</td>
            <td className="jst-number">{formatDecimal(sums.weight, 3)}</td>
            <td className="jst-number">{formatDecimal(sums.volume, 3)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <div className="jst-acts">
        <Button onClick={() => set([...containers, emptyContainer()])}>{words.add}</Button>
        <TemplateButton />
        <small className="jst-muted">{words.pasteHint}</small>
      </div>
    </div>
  )
})

/** The sheet to fill in outside of the product; its rows are pasted back. */
function TemplateButton() {
  const { api } = useApp()
  const { busy, run } = useAction(async () => {
    const { blob, fileName } = await api.download(siTemplateFile.path, {}, { failureMessage: words.templateFailed })
    saveBlob(blob, fileName)
  })
  return (
    <Button loading={busy} onClick={() => void run()}>
      {words.template}
    </Button>
  )
}

/** Columns with an error by row, joined, so that only rows whose findings changed render anew. */
function invalidCells(model: SiEditorModel): Map<number, string> {
  const position = model.session.all.findIndex(({ id }) => id === model.session.currentId)
  const found = new Map<number, string>()
  for (const issue of model.issues) {
    const target = targetOf(issue.Path)
    if (target?.draft !== position || target.box === undefined || !target.field || issue.Severity !== 'ERROR') continue
    found.set(target.box, `${found.get(target.box) ?? ''} ${target.field}`)
  }
  return found
}

interface RowProps {
  box: SiContainer
  row: number
  invalid: string
  onChange: (row: number, column: GridColumn, text: string) => void
  onPaste: (row: number, column: GridColumn, block: string) => void
  onRemove: (row: number) => void
}

const Row = memo(function Row({ box, row, invalid, onChange, onPaste, onRemove }: RowProps) {
  const wrong = invalid.split(' ')
  return (
    <tr>
      <td>{row + 1}</td>
      {gridColumns.map((column) => (
        <td key={column}>
          <Cell box={box} row={row} column={column} invalid={wrong.includes(column)} onChange={onChange} onPaste={onPaste} />
        </td>
      ))}
      <td>
        <button type="button" className="jst-text-button" aria-label={words.row(row + 1, words.remove)} onClick={() => onRemove(row)}>
          ×
        </button>
      </td>
    </tr>
  )
})

type CellProps = Pick<RowProps, 'box' | 'row' | 'onChange' | 'onPaste'> & { column: GridColumn; invalid: boolean }

/** Uncontrolled: typing, also with a Chinese input method, stays in the browser until the cell is left. */
function Cell({ box, row, column, invalid, onChange, onPaste }: CellProps) {
  const value = String(box[column] || '')
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = step !== 0 && document.getElementById(elementId({ box: row + step, field: column }))
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const onPasteCells = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onPaste(row, column, text)
  }
  return (
    <input
      key={value}
      id={elementId({ box: row, field: column })}
      className={isNumber(column) ? 'jst-grid-cell jst-number' : 'jst-grid-cell jst-code'}
      aria-label={words.row(row + 1, c[column].zh)}
      aria-invalid={invalid}
      autoComplete="off"
      list={column === 'type' ? 'si-box-types' : undefined}
      inputMode={isNumber(column) ? 'decimal' : undefined}
      defaultValue={value}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => event.target.value !== value && onChange(row, column, event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPasteCells}
    />
  )
}
