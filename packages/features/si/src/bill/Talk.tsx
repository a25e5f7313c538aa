import { siCredit, type SiRecord } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { FilesPart, PrintTool, Thread, useDocument } from '@jst/feature-kit/document'
import { observer } from 'mobx-react-lite'
import { siDocument } from '../declared-documents.ts'
import { requiredFiles } from './required-files.ts'
import { texts } from './texts.ts'

/** Comments of both sides on a record, numbered copies of its bill, and files; internal entries are visible to the operator only. */
export const Talk = observer(function Talk({ record }: { record: SiRecord }) {
  const of = useDocument(siDocument, record.id)
  const credit = useDetail(siCredit, { CGO_ID: record.orderId })
  const requestedKinds = requiredFiles(record, (credit.data?.UpdateTime ?? null) !== null)
  return (
    <>
      <div className="jst-row-acts">
        <PrintTool of={of} print="bill" label={texts.talk.copies} />
      </div>
      <FilesPart of={of} requestedKinds={requestedKinds} />
      <Thread of={of} />
    </>
  )
})
