import type { Ref } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean | undefined
  busy?: boolean
  pressed?: boolean
  tabIndex?: number
  /** Key that does the same from the fields beside it, as `aria-keyshortcuts` writes it; shown on hover. */
  keys?: string
  ref?: Ref<HTMLButtonElement>
}

/** A small square button that shows an icon and carries its name for readers and on hover. */
export function IconButton({ icon, label, onClick, disabled, busy, pressed, tabIndex, keys, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={busy ? 'jst-icon-button is-busy' : 'jst-icon-button'}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-label={label}
      aria-pressed={pressed}
      tabIndex={tabIndex}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
