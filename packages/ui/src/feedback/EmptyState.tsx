import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'

/** Nothing to show: why, and what one can do next. */
export function EmptyState({
  title,
  hint,
  action,
  icon = 'box',
  asPage = false,
}: {
  title: string
  hint?: ReactNode
  action?: ReactNode
  icon?: IconName
  /** It stands in place of a whole page: the title is the heading of it. */
  asPage?: boolean
}) {
  const Title = asPage ? 'h1' : 'p'
  return (
    <div className="jst-empty">
      <Icon name={icon} size={32} />
      <Title className="jst-empty-title">{title}</Title>
      {hint ? <p className="jst-empty-hint">{hint}</p> : null}
      {action ? <div className="jst-empty-action">{action}</div> : null}
    </div>
  )
}
