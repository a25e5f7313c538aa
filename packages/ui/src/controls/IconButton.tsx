import type { Ref } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean
  busy?: boolean
  pressed?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A small square button that shows an icon and carries its name for readers and on hover. */
export function IconButton({ icon, label, onClick, disabled, busy, pressed, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={busy ? 'jst-icon-button is-busy' : 'jst-icon-button'}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
