// A sheet built with the component library alone: Arco's Table, virtualised, an Input in every cell, the rows in one state.
import '@arco-design/web-react/es/_util/react-19-adapter'
import { Input, Table } from '@arco-design/web-react'
import '@arco-design/web-react/dist/css/arco.min.css'
import { useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { offer, sheetKeys, type DataRow, type SheetKey } from './sheet-data.ts'

let setRows: (rows: DataRow[]) => void = () => {}

function next(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  const { row, column } = event.currentTarget.dataset
  document.querySelector<HTMLInputElement>(`[data-row="${Number(row) + 1}"][data-column="${column}"]`)?.focus()
}

function Grid({ first }: { first: DataRow[] }) {
  const [rows, set] = useState(first)
  useLayoutEffect(() => {
    setRows = set
  }, [])
  const write = (id: string, key: SheetKey, text: string) =>
    set((now) => now.map((row) => (row.id === id ? { ...row, values: { ...row.values, [key]: text } } : row)))
  return (
    <Table
      virtualized
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ y: 600 }}
      data={rows}
      columns={sheetKeys.map((key, column) => ({
        title: key,
        width: 130,
        render: (_: unknown, row: DataRow, index: number) => (
          <Input
            data-row={index}
            data-column={column}
            value={String(row.values[key])}
            onChange={(text) => write(row.id, key, text)}
            onKeyDown={next}
          />
        ),
      }))}
    />
  )
}

offer({
  mount: (rows) => {
    const element = document.getElementById('root')
    if (element) flushSync(() => createRoot(element).render(<Grid first={rows} />))
  },
  show: (rows) => flushSync(() => setRows(rows)),
})
