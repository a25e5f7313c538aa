import type { SiRecord } from '@jst/contracts/si/data'
import { withoutBlanksAtEnd } from './bill-text.ts'

const tidied = new WeakMap<object, object>()

/** A row without trailing blanks in its texts; the same object when there are none. Cached by object. */
function tidyTexts<T extends object>(row: T): T {
  const cached = tidied.get(row)
  if (cached) return cached as T
  const changed = Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    const text = typeof value === 'string' ? withoutBlanksAtEnd(value) : value
    return text === value ? [] : [[name, text] as const]
  })
  const result = changed.length > 0 ? { ...row, ...Object.fromEntries(changed) } : row
  tidied.set(row, result)
  return result
}

/** A list of the same objects is the same list. */
function each<T>(list: readonly T[], change: (item: T) => T): T[] {
  const changed = list.map(change)
  return changed.some((item, at) => item !== list[at]) ? changed : (list as T[])
}

/** A record as it is stored: without blanks at the end of its texts. What has none stays the same object. */
export function tidyRecord(record: SiRecord): SiRecord {
  const containers = each(record.containers, (container) => {
    const tidyBox = tidyTexts(container)
    const lines = each(tidyBox.lines, tidyTexts)
    return lines === tidyBox.lines ? tidyBox : { ...tidyBox, lines }
  })
  const tidySi = tidyTexts(record)
  return containers === tidySi.containers ? tidySi : { ...tidySi, containers }
}
