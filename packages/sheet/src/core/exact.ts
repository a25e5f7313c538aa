const scale = 1_000
const plain = /^([+-]?)(\d+)(?:\.(\d+))?$/

interface Exact {
  units: bigint
  places: number
}

function exactOf(text: string): Exact | undefined {
  const match = plain.exec(text)
  if (!match) return undefined
  const [, sign, integer = '', part = ''] = match
  const units = BigInt(integer + part)
  return { units: sign === '-' ? -units : units, places: part.length }
}

/** Decimal notation of a number without an exponent. */
export function plainNumber(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return value
    .toFixed(20)
    .replace(/(?<!0)0+$/, '')
    .replace(/\.$/, '')
}

/** Sum of decimals without float dust, as decimal text with up to three places, more only where an addend has more. */
export class ExactSum {
  private thousandths = 0
  private rest: Exact | undefined
  /** How many values were added. */
  count = 0

  /** Adds a finite number. */
  add(value: number): void {
    this.count++
    const units = Math.round(value * scale)
    const next = this.thousandths + units
    // dividing gives the nearest double: equal means that the number has three places at most
    if (units / scale === value && Number.isSafeInteger(next)) this.thousandths = next
    else this.addExact(exactOf(plainNumber(value)) ?? { units: 0n, places: 0 })
  }

  private addExact({ units, places }: Exact): void {
    const rest = this.rest ?? { units: 0n, places: 3 }
    const most = Math.max(places, rest.places)
    const raise = (one: bigint, from: number) => one * 10n ** BigInt(most - from)
    this.rest = { units: raise(units, places) + raise(rest.units, rest.places), places: most }
  }

  /** `1234.5`: no thousands separators, no trailing zeros. */
  toString(): string {
    const total = this.rest ? { ...this.rest } : { units: 0n, places: 3 }
    const units = total.units + BigInt(this.thousandths) * 10n ** BigInt(total.places - 3)
    const digits = (units < 0n ? -units : units).toString().padStart(total.places + 1, '0')
    const part = digits.slice(-total.places).replace(/(?<!0)0+$/, '')
    return `${units < 0n ? '-' : ''}${digits.slice(0, -total.places)}${part ? `.${part}` : ''}`
  }
}

/** `1234567.5` with three places is `1,234,567.500`; longer fractions stay as they are. */
export function groupDigits(text: string, places = 0): string {
  const [integer = '', part = ''] = text.split('.')
  const fraction = part.padEnd(places, '0')
  return `${integer.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}${fraction ? `.${fraction}` : ''}`
}
