import { staffLimits, type Department } from '@jst/contracts/company'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { departmentChoices } from './departments.ts'
import type { StaffForm } from './StaffForm.ts'
import { texts } from './texts.ts'

const words = texts.form

/** Name, account, department and how to reach the person. */
export const StaffFields = observer(function StaffFields({
  form,
  departments,
  disabled,
}: {
  form: StaffForm
  departments: readonly Department[]
  disabled: boolean
}) {
  const { values, errors } = form
  const text = (name: 'Name' | 'Post' | 'Mobile' | 'Email', label: string, max: number, required = false) => (
    <TextField
      label={label}
      value={values[name]}
      onChange={(value) => form.write({ [name]: value })}
      error={errors[name]}
      maxLength={max}
      required={required}
      disabled={disabled}
    />
  )
  return (
    <div className="jst-form-grid jst-form-grid-top">
      {text('Name', words.name, staffLimits.name, true)}
      {form.stored ? null : (
        <TextField
          label={words.account}
          value={values.Account}
          onChange={(Account) => form.write({ Account })}
          error={errors['Account']}
          hint={words.accountHint}
          maxLength={staffLimits.account}
          required
          disabled={disabled}
        />
      )}
      <ChoiceField
        label={words.department}
        value={String(values.DepartmentId ?? '')}
        onChange={(value) => form.write({ DepartmentId: value === '' ? null : Number(value) })}
        options={departmentChoices(departments)}
        error={errors['DepartmentId']}
        disabled={disabled}
      />
      {text('Post', words.post, staffLimits.post)}
      {text('Mobile', words.mobile, staffLimits.mobile)}
      {text('Email', words.email, staffLimits.email)}
    </div>
  )
})
