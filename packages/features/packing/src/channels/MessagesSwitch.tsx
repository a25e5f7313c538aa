import { useScreen, useScreenParams } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { texts } from './texts.ts'

/** The address asks for the messages of packing lists. */
export const isLists = (params: URLSearchParams): boolean => params.get('View') === 'lists'

/** Messages of slips and of packing lists beside each other. */
export function MessagesSwitch() {
  const { pathname } = useScreen().location
  const current = isLists(useScreenParams()) ? 'lists' : 'slips'
  const items = [
    { key: 'slips', label: texts.kinds.boxSlip, to: pathname },
    { key: 'lists', label: texts.kinds.packingList, to: `${pathname}?View=lists` },
  ]
  return <Segments label={texts.switch} current={current} items={items} />
}
