import type { Rate, Surcharge } from '../facts/rate.ts'
import { canonical } from '../hash.ts'
import type { Difference } from './facts.ts'

const compared = [
  'Service',
  'Via',
  'TransitDays',
  'EtdWeekday',
  'ClosingWeekday',
  'ValidFrom',
  'ValidTo',
  'RemarkPublic',
  'RemarkInternal',
] as const satisfies readonly (keyof Rate)[]

/** One line of text for a surcharge: `USD 120 C PP`. */
function wordsOf({ Currency, Amount, Boxes, Basis, PpCc, Known }: Surcharge): string {
  const amounts = [...(Amount === '' ? [] : [Amount]), ...Boxes.map((box) => `${box.Type} ${box.Amount}`)]
  return `${Currency} ${Known ? amounts.join(', ') : '?'} ${Basis} ${PpCc}`
}

/** Field by field what differs between two versions of a rate. */
export function differencesOf(before: Rate, after: Rate): Difference[] {
  const differences: Difference[] = []
  const add = (Field: string, Old: string, New: string) => {
    if (Old !== New) differences.push({ Field, Old, New })
  }
  for (const field of compared) add(field, String(before[field]), String(after[field]))
  for (const type of new Set([...before.Boxes, ...after.Boxes].map(({ Type }) => Type))) {
    const [old, now] = [before, after].map(({ Boxes }) => Boxes.find(({ Type }) => Type === type))
    add(`Boxes.${type}.Cost`, old?.Cost ?? '', now?.Cost ?? '')
    add(`Boxes.${type}.Floor`, old?.Floor ?? '', now?.Floor ?? '')
  }
  const [old, now] = [before, after].map(({ Surcharges }) => Map.groupBy(Surcharges, ({ Code }) => Code))
  for (const code of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    const [was, is] = [old?.get(code) ?? [], now?.get(code) ?? []]
    // conditions and days count too, though they are not told here
    if (canonical(was) === canonical(is)) continue
    differences.push({ Field: `Surcharges.${code}`, Old: was.map(wordsOf).join('; '), New: is.map(wordsOf).join('; ') })
  }
  return differences
}
