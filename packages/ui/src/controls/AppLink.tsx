import type { MouseEvent, ReactNode } from 'react'
import { useUi } from '../context.tsx'

interface AppLinkProps {
  to: string
  children: ReactNode
  className?: string
  title?: string
  tabIndex?: number
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  onFollow?: () => void
}

/** True for a plain left click that the application itself may follow. */
const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A real link (new window, copy address work) that opens inside the application on a plain click. */
export function AppLink({ to, children, onFollow, className = 'jst-link', ...rest }: AppLinkProps) {
  const { navigate } = useUi()
  return (
    <a
      {...rest}
      className={className}
      href={to}
      onClick={(event) => {
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        onFollow?.()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}
