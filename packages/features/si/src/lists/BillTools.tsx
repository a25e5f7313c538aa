import { siInfo, type SiRecord, type SiRow } from '@jst/contracts/si'
import { DownloadTool, failureOf, useApp } from '@jst/feature-kit'
import { recordFromWire } from '@jst/si-drafts/rules'
import { Icon } from '@jst/ui'
import { useCallback, useState } from 'react'
import { billPdf } from '../parts/bill-pdf.ts'
import { PrintBills } from '../parts/PrintBills.tsx'
import { texts } from './texts.ts'

/** For selected rows: their bills as PDF, or on the printer. */
export function BillTools({ rows }: { rows: readonly SiRow[] }) {
  return (
    <>
      <DownloadTool label={texts.pdf} files={() => rows.map(({ Id, Version }) => billPdf(Id, Version))} />
      <PrintTool rows={rows} />
    </>
  )
}

/** Nothing is printed unless all bills are there: a pile with one missing is worse than none. */
function PrintTool({ rows }: { rows: readonly SiRow[] }) {
  const { api, notify } = useApp()
  const [busy, setBusy] = useState(false)
  const [records, setRecords] = useState<readonly SiRecord[]>([])
  const onDone = useCallback(() => setRecords([]), [])
  const print = async () => {
    setBusy(true)
    try {
      const wires = []
      for (const { Id } of rows) wires.push(await api.call(siInfo, { Id }))
      setRecords(wires.map(recordFromWire))
    } catch (error) {
      notify.error(`${texts.printFailed}${failureOf(error).message}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" className="jst-tool-button" disabled={busy || rows.length === 0} onClick={() => void print()}>
        <Icon name="print" />
        {texts.print}
      </button>
      {records.length > 0 ? <PrintBills records={records} onDone={onDone} /> : null}
    </>
  )
}
