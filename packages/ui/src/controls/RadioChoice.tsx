import { useId, type ReactNode } from 'react'

/** Of a `RadioChoice`. */
export interface RadioChoiceProps<T> {
  /** Says which choice it is. */
  label: string
  /** For readers alone, where a heading says it already. */
  labelHidden?: boolean
  /** In the order in which they stand. */
  options: readonly T[]
  /** Tells options apart that are no plain values. */
  keyOf?: (option: T) => string | number
  /** Words of an option. */
  labelOf: (option: T) => ReactNode
  /** The chosen option; undefined: none yet. */
  value: T | undefined
  /** Called with another option. */
  onPick: (option: T) => void
  /** All of them, or those which it is true of. */
  disabled?: boolean | ((option: T) => boolean)
  /** Class of the group. */
  className?: string
  /** Stands below the options. */
  children?: ReactNode
}

/** One of a few ways, all in sight. */
export function RadioChoice<T>(props: RadioChoiceProps<T>) {
  const { label, labelHidden = false, options, keyOf = String, labelOf, value, onPick, disabled = false, className, children } = props
  const name = useId()
  return (
    <fieldset className={className} disabled={disabled === true}>
      <legend className={labelHidden ? 'jst-hidden' : undefined}>{label}</legend>
      {options.map((option) => (
        <label key={keyOf(option)}>
          <input
            type="radio"
            name={name}
            checked={value !== undefined && keyOf(option) === keyOf(value)}
            disabled={typeof disabled === 'function' && disabled(option)}
            onChange={() => onPick(option)}
          />
          {labelOf(option)}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
