import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

/** A calm line above content: information, a warning or a failure, with an action if there is one. */
export function Notice({
  tone = 'info',
  children,
  action,
}: {
  tone?: 'info' | 'warning' | 'error'
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={`jst-notice jst-notice-${tone}`} role={tone === 'info' ? 'status' : 'alert'}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} />
      <div className="jst-notice-text">{children}</div>
      {action}
    </div>
  )
}
