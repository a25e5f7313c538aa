import { applyBatch, planImport, sheetTextsEn, type SheetColumn, type SheetRow } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// A price list of a caterer: nothing of freight.
const columns: readonly SheetColumn[] = [
  { key: 'dish', header: 'Dish', kind: 'text', width: 200, required: true },
  {
    key: 'course',
    header: 'Course',
    kind: 'choice',
    width: 120,
    choices: [
      { value: 'S', label: 'Starter' },
      { value: 'M', label: 'Main' },
    ],
  },
  { key: 'price', header: 'Price', unit: 'EUR', kind: 'decimal', decimals: 2, width: 120, sum: true },
]
const file = [
  ['Dish', 'Price'],
  ['Soup', '4.10'],
  ['Duck', '18.20'],
  ['', '3'],
]
let created = 0
const rowOf = (values: SheetRow['values']): SheetRow => ({ id: String(++created), values })

function Prices() {
  const [rows, setRows] = useState<readonly SheetRow[]>(() => planImport(file, columns).accepted.map(({ values }) => rowOf(values)))
  const model = useSheetModel({
    rows,
    columns,
    texts: sheetTextsEn,
    createRow: () => rowOf({}),
    onChange: (batch) => setRows((now) => applyBatch(now, batch)),
  })
  return <Sheet model={model} label="Prices" height={400} />
}

createRoot(document.getElementById('root')!).render(<Prices />)
