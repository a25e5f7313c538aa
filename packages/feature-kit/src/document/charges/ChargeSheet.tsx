import { chargeTotals } from '@jst/contracts/document'
import type { SheetBatch } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { useMemo, useState } from 'react'
import { useKitTexts } from '../../screens/language.tsx'
import { useDocumentTexts } from '../texts.ts'
import { ChargeSums } from './ChargeSums.tsx'
import { applied, problemsIn, withBlank, type ChargeSources, type Edited } from './lines.ts'
import { chargeColumns, chargeMarks, ChargeRows } from './rows.ts'

const rowHeight = 32

interface ChargeSheetProps extends ChargeSources {
  edited: readonly Edited[]
  /** Takes the lines after each act. */
  onChange: (edited: Edited[]) => void
  readOnly?: boolean
}

/** Charges as a spreadsheet, with what they come to below, computed as one types. */
export function ChargeSheet({ edited, onChange, readOnly = false, facts, stored, defaults }: ChargeSheetProps) {
  const words = useDocumentTexts().charges
  const sources = useMemo(() => ({ facts, stored, defaults }), [facts, stored, defaults])
  const columns = useMemo(() => chargeColumns(sources, words), [sources, words])
  const lines = useMemo(() => edited.map(({ line }) => line), [edited])
  const totals = useMemo(() => chargeTotals(lines, stored, facts), [lines, stored, facts])
  const [chargeRows] = useState(() => new ChargeRows())
  const rows = useMemo(() => chargeRows.of(edited, totals.lines), [chargeRows, edited, totals])
  const marks = useMemo(() => chargeMarks(edited, problemsIn(edited, facts), sources, words), [edited, facts, sources, words])
  const texts = useKitTexts().sheet
  const model = useSheetModel({
    texts,
    rows,
    columns,
    marks,
    readOnly,
    createRow: ({ like }) => ({ id: crypto.randomUUID(), values: like?.values ?? {} }),
    onChange: (batch: SheetBatch) => onChange(withBlank(applied(edited, batch, sources), sources, crypto.randomUUID())),
    dataKey: facts.zh,
  })
  return (
    <>
      <Sheet
        model={model}
        label={facts.zh}
        rowHeight={rowHeight}
        height={Math.min(16, Math.max(4, rows.length + 1)) * rowHeight + 76}
        empty={words.empty}
      />
      <ChargeSums totals={totals} measures={stored.Measures} />
    </>
  )
}
