import { AppLink } from './AppLink.tsx'

/** One of the neighbours of `Segments`. */
export interface Segment {
  /** Unique among them. */
  readonly key: string
  /** Words of the part. */
  readonly label: string
  /** Where it leads. */
  readonly to: string
}

/** Lists or views that stand beside each other, each with an address of its own; the current one is marked. */
export function Segments({ label, current, items }: { label: string; current: string; items: readonly Segment[] }) {
  return (
    <nav className="jst-segments" aria-label={label}>
      {items.map(({ key, label: words, to }) => (
        <AppLink key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {words}
        </AppLink>
      ))}
    </nav>
  )
}
