import { applicationFields, creditCodeWarning, normalizeCreditCode, type ApplicationText as TextName } from '@jst/contracts/company'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import { isOpen, type ApplicationForm } from './useApplicationForm.ts'

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
  const { max, required } = applicationFields[name]
  const code = normalizeCreditCode(form.values.CreditCode)
  return (
    <TextField
      {...form.field(name)}
      required={required ?? false}
      maxLength={max}
      disabled={!isOpen(form)}
      type={name === 'ContactMobile' ? 'tel' : name === 'ContactEmail' ? 'email' : 'text'}
      warning={name === 'CreditCode' && creditCodeWarning(code) ? texts.create.codeWarning(code) : undefined}
      hint={hint}
    />
  )
})
