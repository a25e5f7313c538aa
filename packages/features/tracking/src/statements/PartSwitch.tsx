import { useScreen, useScreenParams } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { texts } from './texts.ts'

type Part = keyof typeof texts.parts
const parts = Object.keys(texts.parts) as Part[]
/** The part that an address asks for; statements where it asks for none. */
export const partOf = (requestedPart: string | null): Part => parts.find((part) => part === requestedPart) ?? 'statements'

/** Statements, terms and calendars beside each other. */
export function PartSwitch() {
  const { pathname } = useScreen().location
  const current = partOf(useScreenParams().get('View'))
  const items = parts.map((key) => ({ key, label: texts.parts[key], to: key === 'statements' ? pathname : `${pathname}?View=${key}` }))
  return <Segments label={texts.partsLabel} current={current} items={items} />
}
