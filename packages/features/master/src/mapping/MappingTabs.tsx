import { AppLink } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.mapping
const path = '/DataMaintenance/BasicDataMapping'

/** The two halves of the page. */
export function MappingTabs({ current }: { current: 'queue' | 'aliases' }) {
  return (
    <nav className="jst-acts" aria-label={words.label}>
      {current === 'queue' ? <strong aria-current="page">{words.queue}</strong> : <AppLink to={path}>{words.queue}</AppLink>}
      {current === 'aliases' ? (
        <strong aria-current="page">{words.aliases}</strong>
      ) : (
        <AppLink to={`${path}?View=aliases`}>{words.aliases}</AppLink>
      )}
    </nav>
  )
}
