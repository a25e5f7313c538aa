import { useId, type ReactNode } from 'react'

/** Of a `RadioChoice`. */
export interface RadioChoiceProps<T extends string | boolean> {
  /** Says which choice it is. */
  label: string
  /** For readers alone, where a heading says it already. */
  labelHidden?: boolean
  /** In the order in which they stand. */
  options: readonly T[]
  /** Words of an option. */
  labelOf: (option: T) => ReactNode
  /** The chosen option. */
  value: T
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
export function RadioChoice<T extends string | boolean>(props: RadioChoiceProps<T>) {
  const { label, labelHidden = false, options, labelOf, value, onPick, disabled = false, className, children } = props
  const name = useId()
  return (
    <fieldset className={className} disabled={disabled === true}>
      <legend className={labelHidden ? 'jst-hidden' : undefined}>{label}</legend>
      {options.map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={name}
            checked={option === value}
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
