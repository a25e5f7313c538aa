import { useScreen, useScreenParams } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { texts } from './texts.ts'

/** The address asks for the ranges of numbers. */
export const isRanges = (params: URLSearchParams): boolean => params.get('View') === 'ranges'

/** Slips and the ranges of their numbers beside each other. */
export function IssueSwitch() {
  const { pathname } = useScreen().location
  const current = isRanges(useScreenParams()) ? 'ranges' : 'slips'
  const items = [
    { key: 'slips', label: texts.parts.slips, to: pathname },
    { key: 'ranges', label: texts.parts.ranges, to: `${pathname}?View=ranges` },
  ]
  return <Segments label={texts.switch} current={current} items={items} />
}
