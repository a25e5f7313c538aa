import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'

/** Nothing to show: why, and what one can do next. */
export function EmptyState({
  title,
  hint,
  action,
  icon = 'box',
}: {
  title: string
  hint?: ReactNode
  action?: ReactNode
  icon?: IconName
}) {
  return (
    <div className="jst-empty">
      <Icon name={icon} size={32} />
      <p className="jst-empty-title">{title}</p>
      {hint ? <p className="jst-empty-hint">{hint}</p> : null}
      {action ? <div className="jst-empty-action">{action}</div> : null}
    </div>
  )
}
