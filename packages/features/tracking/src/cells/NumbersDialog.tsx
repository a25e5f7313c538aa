import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { numbersIn, numbersProblem } from './numbers.ts'

/** Asks for up to 50 numbers, one a line or apart by spaces and commas. */
export const NumbersDialog = observer(function NumbersDialog({
  value,
  onSearch,
  onClose,
}: {
  value: string
  onSearch: (keyword: string) => void
  onClose: () => void
}) {
  const form = useForm({
    start: () => ({ Numbers: numbersIn(value).join('\n') }),
    fields: { Numbers: { label: texts.number, required: true, check: numbersProblem } },
    unasked: true,
    save: async ({ Numbers }) => onSearch(numbersIn(Numbers).join(' ')),
    saved: onClose,
  })
  return (
    <FormDialog form={form} title={texts.numbersTitle} submit={texts.search} note={texts.numbersHint} onClose={onClose}>
      <LinesField {...form.field('Numbers')} rows={10} maxLength={4_000} onSend={() => void form.save()} />
    </FormDialog>
  )
})
