import { Segments } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.mapping
const path = '/DataMaintenance/BasicDataMapping'
const halves = [
  { key: 'queue', label: words.queue, to: path },
  { key: 'aliases', label: words.aliases, to: `${path}?View=aliases` },
]

/** The two halves of the page. */
export const MappingTabs = ({ current }: { current: 'queue' | 'aliases' }) => (
  <Segments label={words.label} current={current} items={halves} />
)
