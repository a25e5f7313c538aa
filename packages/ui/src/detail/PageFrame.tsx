import type { ReactNode } from 'react'

/** A free page of panels: workbench, cockpit, settings. `title` is read out; the tab shows it already. */
export function PageFrame({ title, children, head }: { title: string; children: ReactNode; head?: ReactNode }) {
  return (
    <div className="jst-page-frame">
      <h1 className="jst-hidden">{title}</h1>
      {head}
      {children}
    </div>
  )
}

/** A white box with a thin heading and a link to the whole of it. */
export function Panel({
  title,
  extra,
  children,
  className,
}: {
  title: string
  extra?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section className={className ? `jst-panel ${className}` : 'jst-panel'} aria-label={title}>
      <div className="jst-panel-head">
        <h2>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  )
}
