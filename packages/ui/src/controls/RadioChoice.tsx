import { useId, type ReactNode } from 'react'

/** Of a `RadioMark`. */
export interface RadioMarkProps {
  /** Marks of one choice share it. From `useId`: kept pages of other tabs stay in the document, and their marks are not of this choice. */
  group: string
  /** Names the option for screen readers, where its words do not stand in a label around the mark. */
  label?: string | undefined
  /** It is the chosen option. */
  checked: boolean
  /** The option cannot be chosen. */
  disabled?: boolean
  /** Called when it is chosen. */
  onPick: () => void
}

/** The mark of one option, where the options of a choice stand in a table. */
export const RadioMark = ({ group, label, checked, disabled = false, onPick }: RadioMarkProps) => (
  <input type="radio" name={group} aria-label={label} checked={checked} disabled={disabled} onChange={onPick} />
)

/** Of a `RadioChoice`. */
export interface RadioChoiceProps<T> {
  /** Says which choice it is. */
  label: ReactNode
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
          <RadioMark
            group={name}
            checked={value !== undefined && keyOf(option) === keyOf(value)}
            disabled={typeof disabled === 'function' && disabled(option)}
            onPick={() => onPick(option)}
          />
          {labelOf(option)}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
