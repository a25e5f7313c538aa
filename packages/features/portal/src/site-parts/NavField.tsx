import { sitePages } from '@jst/contracts/portal'
import { TextField } from '@jst/ui'
import { useId } from 'react'
import { ItemsField } from './ItemsField.tsx'
import { texts } from './texts.ts'

interface Entry {
  readonly Label: string
  readonly To: string
}
interface NavFieldProps {
  label: string
  /** Key of the field, for its findings. */
  name: string
  value: readonly Entry[]
  onChange: (value: { Label: string; To: string }[]) => void
  most: number
  longest: number
  errors: Readonly<Record<string, string>>
  hint?: string
  disabled: boolean
}

/** Links with their words: pages of the site are offered. */
export function NavField({ label, name, value, onChange, most, longest, errors, hint, disabled }: NavFieldProps) {
  const pages = useId()
  return (
    <>
      <datalist id={pages}>
        {sitePages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      <ItemsField
        label={label}
        value={value}
        onChange={onChange}
        most={most}
        hint={hint}
        disabled={disabled}
        nameOf={({ Label }) => Label}
        blank={() => ({ Label: '', To: '' })}
      >
        {(item, change, at) => (
          <div className="jst-item-fields">
            <TextField
              label={texts.label}
              value={item.Label}
              maxLength={longest}
              disabled={disabled}
              {...errorOf(errors[`${name}[${at}].Label`])}
              onChange={(Label) => change({ Label })}
            />
            <TextField
              label={texts.link}
              value={item.To}
              maxLength={500}
              list={pages}
              hint={texts.linkHint}
              disabled={disabled}
              {...errorOf(errors[`${name}[${at}].To`])}
              onChange={(To) => change({ To: To.trim() })}
            />
          </div>
        )}
      </ItemsField>
    </>
  )
}

/** The finding of a field, where it has one. */
export const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })
