const small = [
  'ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN',
  'ELEVEN', 'TWELVE', 'THIRTEEN', 'FOURTEEN', 'FIFTEEN', 'SIXTEEN', 'SEVENTEEN', 'EIGHTEEN', 'NINETEEN',
] // prettier-ignore
const tens = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY', 'SIXTY', 'SEVENTY', 'EIGHTY', 'NINETY']
const scales = [
  [1_000_000_000, 'BILLION'],
  [1_000_000, 'MILLION'],
  [1_000, 'THOUSAND'],
] as const

/** A whole number in English capitals, as bills of lading spell quantities: 1001 → ONE THOUSAND AND ONE. */
export function inWords(value: number): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${small[value % 10]}`}`
  if (value < 1_000) return `${small[Math.floor(value / 100)]} HUNDRED${value % 100 === 0 ? '' : ` AND ${inWords(value % 100)}`}`
  const [size, name] = scales.find(([least]) => value >= least) ?? scales[2]
  const rest = value % size
  const head = `${inWords(Math.floor(value / size))} ${name}`
  if (rest === 0) return head
  return `${head}${rest < 100 ? ' AND ' : ' '}${inWords(rest)}`
}
