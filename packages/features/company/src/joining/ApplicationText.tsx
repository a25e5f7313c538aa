import { applicationFields, type ApplicationText as TextName } from '@jst/contracts/company'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ApplicationForm } from './ApplicationForm.ts'

/** One text of the application, with its label and limit from the catalogue. */
export const ApplicationText = observer(function ApplicationText({
  form,
  name,
  hint,
}: {
  form: ApplicationForm
  name: TextName
  hint?: string | undefined
}) {
  const { zh, max, required } = applicationFields[name]
  return (
    <TextField
      label={zh}
      value={form.fields[name]}
      onChange={(value) => form.write({ [name]: value })}
      maxLength={max}
      required={required ?? false}
      disabled={!form.editable}
      type={name === 'ContactMobile' ? 'tel' : name === 'ContactEmail' ? 'email' : 'text'}
      {...(hint === undefined ? {} : { hint })}
      error={form.problemOf(name)}
    />
  )
})
