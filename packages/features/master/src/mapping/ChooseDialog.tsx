import type { Unmatched } from '@jst/contracts/master'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.mapping

/** Says by hand what a text means. */
export const ChooseDialog = observer(function ChooseDialog({
  line,
  onChoose,
  onClose,
}: {
  line: Unmatched
  onChoose: (code: string) => void
  onClose: () => void
}) {
  const form = useForm({
    unasked: true,
    start: () => ({ code: line.Suggestions[0]?.Code ?? '' }),
    fields: { code: { label: words.target, required: true } },
    saved: (_, { code }) => onChoose(code),
  })
  return (
    <FormDialog form={form} title={words.chooseTitle(line.Text)} roomy submit={words.confirm} onClose={onClose}>
      <ReferenceField {...picked(form.field('code'))} kind={line.Kind} />
    </FormDialog>
  )
})
