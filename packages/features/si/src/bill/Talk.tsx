import { siDocument } from '@jst/contracts/si'
import { FilesPart, PrintTool, Thread, useDocument } from '@jst/feature-kit/document'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

/** What both sides say of a record, its bill as numbered copies, and the files that they add; what is internal stays with the operator. */
export const Talk = observer(function Talk({ id }: { id: number }) {
  const of = useDocument(siDocument, id)
  return (
    <>
      <div className="jst-row-acts">
        <PrintTool of={of} print="bill" label={texts.talk.copies} />
      </div>
      <FilesPart of={of} />
      <Thread of={of} />
    </>
  )
})
