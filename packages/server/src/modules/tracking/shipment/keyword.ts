import { boxNumber, isBox } from '@jst/track'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../tracking.texts.ts'

/** A keyword of the list: numbers, each of which stands for itself, and names of ships or customers, which have blanks as well. */
export interface TrackKeyword {
  readonly marks: readonly string[]
  /** Also a part of one number, if nothing else was typed. */
  readonly names: readonly string[]
}

/** Each name is a search through the text of all shipments; numbers are looked up together. */
const mostNames = 8
/** Numbers of orders, bills, bookings and boxes have four digits in a row; a name such as WAN HAI A16 has fewer. */
const isNumber = (word: string) => /\d{4}/.test(word)
/** The number of a box as it stands on its door. */
const spacedBox = /\b([A-Z]{3}[UJZ])[\s-]+(\d{6})[\s-]*(\d)\b/gi

/**
 * Reads numbers and names in any order, separated by commas, line ends or blanks. A row matches if it has one of them.
 * @throws AppError INVALID_INPUT for more names than a search can bear
 */
export function readKeyword(keyword: string): TrackKeyword {
  const text = keyword.replace(spacedBox, '$1$2$3').trim()
  // the number of a box is whole or none: a look-up instead of a search
  if (!/[\s,，;；、]/.test(text) && !isBox(boxNumber(text))) return { marks: [], names: text === '' ? [] : [text.toLowerCase()] }
  const marks = new Set<string>()
  const names = new Set<string>()
  for (const item of text.split(/[\t\r\n,，;；、]/)) {
    let run: string[] = []
    const closeRun = () => {
      if (run.length > 0) names.add(run.join(' ').toLowerCase())
      run = []
    }
    for (const word of item.split(/\s/)) {
      if (word === '') continue
      // what belongs to a name may be a number of ours as well
      if (/\d/.test(word)) marks.add(word.toUpperCase()).add(boxNumber(word))
      if (isNumber(word)) closeRun()
      else run.push(word)
    }
    closeRun()
  }
  if (names.size > mostNames) throw invalid('Keyword', texts.manyNames(mostNames))
  return { marks: [...marks], names: [...names] }
}
