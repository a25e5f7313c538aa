import { answerLinkedBill, type LinkedBill } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { useForm } from '@jst/feature-kit/form'
import { useState } from 'react'
import { texts } from './texts.ts'

/** Remarks by the path of their field. */
export type Remarks = Readonly<Record<string, string>>
const written = (remarks: Remarks) =>
  Object.entries(remarks).flatMap(([Path, text]) => (text.trim() === '' ? [] : [{ Path, Text: text.trim() }]))

interface RemarksProps {
  bill: LinkedBill
  token: string
  onChanged: () => void
}
/** Form of the remarks on a draft and the answer to it. It survives a reload, and its answer is taken once. */
export function useRemarks({ bill, token, onChanged }: RemarksProps) {
  const { api, notify } = useApp()
  const [Key] = useState(() => crypto.randomUUID())
  const form = useForm({
    start: () => ({ Answer: 'confirm' as 'confirm' | 'change', Name: '', Phone: '', Remarks: '', Fields: {} as Remarks }),
    fields: { Name: { label: texts.name, required: true }, Phone: { label: texts.phone }, Remarks: { label: texts.remarks } },
    check: ({ Answer, Remarks, Fields }) =>
      Answer === 'change' && Remarks.trim() === '' && written(Fields).length === 0 ? { Remarks: texts.nothing } : {},
    keep: `bill ${bill.Version} ${token.slice(0, 20)}`,
    save: ({ Fields, ...said }) => api.call(answerLinkedBill, { ...said, Token: token, Key, FieldRemarks: written(Fields) }),
    saved: (_, { Answer }) => {
      notify.success(texts.done[Answer])
      form.clear()
      onChanged()
    },
    unasked: true,
  })
  return form
}
export type RemarksForm = ReturnType<typeof useRemarks>
/** How many remarks and words there are: with any, the draft is not confirmed. */
export const remarksIn = ({ values: { Fields, Remarks } }: RemarksForm) => ({
  fields: written(Fields).length,
  all: written(Fields).length + (Remarks.trim() === '' ? 0 : 1),
})
