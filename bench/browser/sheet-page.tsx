// The product's sheet with the rows that the other contenders get.
import { applyBatch, type SheetColumn, type SheetRow } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { offer, type DataRow } from '../floor/sheet-data.ts'

const types = ['20GP', '40GP', '40HQ'].map((value) => ({ value }))
const columns: readonly SheetColumn[] = [
  { key: 'containerNo', header: '箱号', kind: 'text', width: 130 },
  { key: 'sealNo', header: '封号', kind: 'text', width: 130 },
  { key: 'type', header: '箱型', kind: 'choice', width: 130, choices: types },
  { key: 'goods', header: '品名', kind: 'text', width: 130 },
  { key: 'packageKind', header: '包装', kind: 'text', width: 130 },
  { key: 'packages', header: '件数', kind: 'int', width: 130, sum: true },
  { key: 'weight', header: '毛重', unit: 'KGS', kind: 'decimal', width: 130, sum: true },
  { key: 'volume', header: '体积', unit: 'CBM', kind: 'decimal', width: 130, sum: true },
]
interface Shown {
  readonly set: string
  readonly rows: readonly SheetRow[]
}
let setShown: (shown: Shown) => void = () => {}

function Grid({ first }: { first: Shown }) {
  const [shown, set] = useState(first)
  useLayoutEffect(() => {
    setShown = set
  }, [])
  const model = useSheetModel({
    rows: shown.rows,
    dataKey: shown.set,
    columns,
    createRow: ({ level }) => ({ id: crypto.randomUUID(), level, values: {} }),
    onChange: (batch) => set((now) => ({ ...now, rows: applyBatch(now.rows, batch) })),
  })
  return <Sheet model={model} label="箱货明细" height={640} />
}

const shownOf = (rows: DataRow[]): Shown => ({ set: rows[0]?.id ?? '', rows })
offer({
  mount: (rows) => {
    const element = document.getElementById('root')
    if (element) flushSync(() => createRoot(element).render(<Grid first={shownOf(rows)} />))
  },
  show: (rows) => flushSync(() => setShown(shownOf(rows))),
  pasteTarget: () => document.querySelector('textarea'),
})
