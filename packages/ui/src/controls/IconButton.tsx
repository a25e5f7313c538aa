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
  ref?: Ref<HTMLButtonElement>
}

/** A small square button that shows an icon and carries its name for readers and on hover. */
export function IconButton({ icon, label, onClick, disabled, busy, pressed, tabIndex, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={busy ? 'jst-icon-button is-busy' : 'jst-icon-button'}
      title={label}
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
