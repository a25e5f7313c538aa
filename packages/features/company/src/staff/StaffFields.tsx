import { staffLimits, type Department } from '@jst/contracts/company'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { departmentChoices } from './departments.ts'
import type { StaffForm } from './staff-form.ts'
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
  const text = (name: 'Name' | 'Post' | 'Mobile' | 'Email', max: number) => (
    <TextField {...form.field(name)} maxLength={max} disabled={disabled} />
  )
  return (
    <div className="jst-form-grid jst-form-grid-top">
      {text('Name', staffLimits.name)}
      {form.stored ? null : (
        <TextField {...form.field('Account')} hint={words.accountHint} maxLength={staffLimits.account} disabled={disabled} />
      )}
      <ChoiceField
        {...form.field('DepartmentId')}
        value={String(form.values.DepartmentId ?? '')}
        onChange={(value) => form.write({ DepartmentId: value === '' ? null : Number(value) })}
        options={departmentChoices(departments)}
        disabled={disabled}
      />
      {text('Post', staffLimits.post)}
      {text('Mobile', staffLimits.mobile)}
      {text('Email', staffLimits.email)}
    </div>
  )
})
