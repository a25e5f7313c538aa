// The least that the stack needs for an editable grid: rows windowed by @tanstack/react-virtual, uncontrolled inputs, nothing else.
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef, type KeyboardEvent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { offer, sheetKeys, type DataRow } from './sheet-data.ts'

function next(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  const { row, column } = event.currentTarget.dataset
  document.querySelector<HTMLInputElement>(`[data-row="${Number(row) + 1}"][data-column="${column}"]`)?.focus()
}

const Line = memo(function Line({
  row,
  index,
  write,
}: {
  row: DataRow
  index: number
  write: (index: number, key: string, text: string) => void
}) {
  return (
    <div role="row" style={{ position: 'absolute', top: index * 32, display: 'flex' }}>
      {sheetKeys.map((key, column) => (
        <div role="gridcell" key={key}>
          <input
            data-row={index}
            data-column={column}
            style={{ width: 130, height: 32, boxSizing: 'border-box' }}
            defaultValue={row.values[key]}
            onKeyDown={next}
            onBlur={(event) => write(index, key, event.currentTarget.value)}
          />
        </div>
      ))}
    </div>
  )
})

function Grid({ rows }: { rows: DataRow[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const values = useRef(rows)
  values.current = rows
  const write = useRef((index: number, key: string, text: string) => {
    const row = values.current[index]
    if (row) values.current = values.current.with(index, { ...row, values: { ...row.values, [key]: text } })
  })
  // oxlint-disable-next-line react/incompatible-library -- its answers are used here only
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 4,
  })
  return (
    <div ref={scroller} style={{ height: 640, overflow: 'auto' }}>
      <div role="grid" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index }) => {
          const row = rows[index]
          return row && <Line key={row.id} row={row} index={index} write={write.current} />
        })}
      </div>
    </div>
  )
}

let root: Root | undefined
const show = (rows: DataRow[]) => flushSync(() => root?.render(<Grid rows={rows} />))
offer({
  mount: (rows) => {
    const element = document.getElementById('root')
    if (element) root = createRoot(element)
    show(rows)
  },
  show,
})
