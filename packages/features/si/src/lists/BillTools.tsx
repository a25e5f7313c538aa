import { siInfo, type SiRow } from '@jst/contracts/si'
import { DownloadTool, failureOf, useApp } from '@jst/feature-kit'
import { Icon } from '@jst/ui'
import { useCallback, useState, type ReactNode } from 'react'
import { useMayTakeFiles } from '../bill/file-rights.ts'
import { billPdf } from './bill-pdf.ts'
import { texts } from './texts.ts'

/** For selected rows: their bills as PDF, or on the printer. */
export function BillTools({ rows }: { rows: readonly SiRow[] }) {
  const mayTake = useMayTakeFiles()
  return (
    <>
      {mayTake && <DownloadTool label={texts.pdf} files={() => rows.map(({ Id, Version }) => billPdf(Id, Version))} />}
      <PrintTool rows={rows} />
    </>
  )
}

/** Nothing is printed unless all bills are there: a pile with one missing is worse than none. */
function PrintTool({ rows }: { rows: readonly SiRow[] }) {
  const { api, notify } = useApp()
  const [busy, setBusy] = useState(false)
  const [sheet, setSheet] = useState<ReactNode>(null)
  const onDone = useCallback(() => setSheet(null), [])
  const print = async () => {
    setBusy(true)
    try {
      // the face of a bill is as large as all lists together: fetched when somebody prints
      const [{ PrintBills }, { recordFromWire }] = await Promise.all([import('../bill/PrintBills.tsx'), import('@jst/si-drafts/rules')])
      const records = []
      for (const { Id } of rows) records.push(recordFromWire(await api.call(siInfo, { Id })))
      setSheet(<PrintBills records={records} onDone={onDone} />)
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
      {sheet}
    </>
  )
}
