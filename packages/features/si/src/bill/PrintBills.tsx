import type { SiRecord } from '@jst/contracts/si'
import { PrintSheet } from '@jst/ui'
import { BillFace } from './BillFace.tsx'
import { ContainerTable } from './ContainerTable.tsx'
import { texts } from './texts.ts'

/** Prints bills, each on a page of its own. `onDone` has to be stable; it is called when the print window is closed. */
export function PrintBills({ records, onDone }: { records: readonly SiRecord[]; onDone: () => void }) {
  return (
    <PrintSheet onDone={onDone}>
      {records.map((record, index) => (
        <section key={record.id || index}>
          <h1>
            {record.splitMblNo || record.mblNo}
            {records.length > 1 ? <small>{texts.printPart(index + 1, records.length)}</small> : null}
          </h1>
          <BillFace record={record} />
          <ContainerTable containers={record.containers} />
        </section>
      ))}
    </PrintSheet>
  )
}
