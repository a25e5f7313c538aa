/** A number of MEA or QTY, or why it is none: `mark` is a comma that may be a decimal mark or a separator of thousands. */
export type ReadMeasure = { readonly value: number } | { readonly wrong: 'value' | 'mark' }

const plain = /^\d{1,15}(?:[.,]\d{1,15})?$/
const grouped = /^[1-9]\d{0,2},\d{3}$/

/**
 * Reads a number without a sign. EDIFACT has point and comma as decimal marks, yet people write 20,000 for twenty thousand: such a number is not
 * guessed, whatever UNA says.
 */
export function readMeasure(text: string): ReadMeasure {
  if (grouped.test(text)) return { wrong: 'mark' }
  return plain.test(text) ? { value: Number(text.replace(',', '.')) } : { wrong: 'value' }
}
