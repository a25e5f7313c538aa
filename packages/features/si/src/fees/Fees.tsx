import { siDocument } from '@jst/contracts/si'
import { ChargesPart, useDocument } from '@jst/feature-kit/document'
import { observer } from 'mobx-react-lite'

/** 单证费用 of a bill: those by rule and those that the staff write. */
export const Fees = observer(function Fees({ id }: { readonly id: number }) {
  const of = useDocument(siDocument, id)
  return <ChargesPart of={of} sheet="fees" />
})
