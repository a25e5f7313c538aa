import { mostTrackNumbers } from '@jst/contracts/tracking'
import { boxNumber, isBox } from '@jst/track'
import { texts } from '../texts.ts'

/** Numbers in pasted text, apart by spaces, commas, semicolons or line ends, in full or half width; each once, in their order. */
export function numbersIn(text: string): readonly string[] {
  const words = text.normalize('NFKC').split(/[\s,;、]+/u)
  return [...new Set(words.map((word) => word.trim().toUpperCase()).filter(Boolean))]
}

/** Refused before it is sent: more numbers than are taken at once. */
const hasTooMany = (numbers: readonly string[]): boolean => numbers.length > mostTrackNumbers

/** Sentence about too many numbers, else undefined. */
export const numbersProblem = (text: string): string | undefined => {
  const numbers = numbersIn(text)
  return hasTooMany(numbers) ? texts.tooMany(numbers.length, mostTrackNumbers) : undefined
}

/** Numbers of a question that no row of the answer has. Boxes are left out: a row names no boxes. */
export function missingNumbers(
  numbers: readonly string[],
  rows: readonly { readonly Number: string; readonly BillNo: string; readonly BookingNo: string; readonly OrderNo: string }[],
): readonly string[] {
  const foundNumbers = new Set(
    rows.flatMap(({ Number, BillNo, BookingNo, OrderNo }) => [Number, BillNo, BookingNo, OrderNo].map((one) => one.toUpperCase())),
  )
  return numbers.filter((number) => !isBox(boxNumber(number)) && !foundNumbers.has(number))
}
