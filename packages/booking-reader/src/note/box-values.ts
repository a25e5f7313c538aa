import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { readBoxes, typesOf } from './boxes.ts'
import { matches, plainOf, without, type NoteContext } from './context.ts'
import { readFreeLine } from './statements.ts'
import { closedWords, lengthUnits, measurePattern, overKeys } from './vocabulary.ts'

/** Reads the value of a label about boxes. */
export function readBox(context: NoteContext, key: string, area: readonly Span[]): void {
  for (const span of area) {
    if (key === '*' || key === 'Type' || key === 'Count') {
      const boxes = readBoxes(context, span, true)
      if (boxes.length > 0) {
        for (const part of without(span, boxes)) if (/\p{L}{2}/u.test(plainOf(context, part))) readFreeLine(context, part)
        continue
      }
      const bare = /^\d{1,3}$/.exec(plainOf(context, span))
      if (bare) context.looseBoxes.push({ key: 'Count', value: Number(bare[0]), span })
      else if (typesOf(context, plainOf(context, span)).length > 0)
        context.boxes.push([{ types: typesOf(context, plainOf(context, span)), count: undefined, span, note: '', soc: undefined }])
      else readFreeLine(context, span)
    } else if (key === 'Soc') context.looseBoxes.push({ key, value: true, span })
    else if (key === 'Note') context.looseBoxes.push({ key, value: context.layout.words(span), span })
    else readMeasure(context, key, span)
  }
}
/** Reads a temperature, a vent setting or an overdimension. */
function readMeasure(context: NoteContext, key: string, span: Span): void {
  const text = plainOf(context, span)
  const over = overKeys.some(([, name]) => name === key)
  const numbers = matches(context, span, measurePattern)
  const [found] = numbers
  const push = (value: number) => {
    context.looseBoxes.push({ key, value, span })
    context.cargoTypes.set(over ? '4' : '3', span)
  }
  if (key === 'Ventilation' && closedWords.test(text)) return push(0)
  if (!found || numbers.length > 1) return context.draft.ask(`Boxes[0].${key}`, span, [], numbers.length > 1 ? why.range : why.figure)
  const [sign = '', value = '', unit = 'CM'] = found.groups
  push(over ? Math.round(Number(value) * (lengthUnits[unit] ?? 1)) : Number(value) * (sign !== '' && sign !== '+' ? -1 : 1))
}
