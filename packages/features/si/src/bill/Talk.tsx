import { siDocument } from '@jst/contracts/si'
import { FilesPart, Thread, useDocument } from '@jst/feature-kit/document'
import { observer } from 'mobx-react-lite'

/** What both sides say of a record and the files that they add to it; what is internal stays with the operator. */
export const Talk = observer(function Talk({ id }: { id: number }) {
  const of = useDocument(siDocument, id)
  return (
    <>
      <FilesPart of={of} />
      <Thread of={of} />
    </>
  )
})
