/** Digits of a unified social credit code, in the order of their values; I, O, S, V and Z are left out (GB 32100-2015 §4). */
const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const length = 18

/** Normalises a typed code: without spaces and hyphens, upper case, full-width digits as plain ones. */
export const normalizeCreditCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/** The 18th digit that belongs to the first 17 (GB 32100-2015 annex B): weights are the powers of 3 modulo 31. */
export function creditCheckDigit(first17: string): string {
  let weight = 1
  let sum = 0
  for (const digit of first17.slice(0, length - 1)) {
    sum += digits.indexOf(digit) * weight
    weight = (weight * 3) % digits.length
  }
  return digits[(digits.length - (sum % digits.length)) % digits.length]!
}

/** Why a normalised code has not the form of one, as a sentence with the next step; undefined when it has. */
export function creditCodeProblem(code: string): string | undefined {
  if (code.length !== length) return `统一社会信用代码应为 18 位，现在是 ${code.length} 位，请对照营业执照检查`
  const strange = Array.from(code).find((digit) => !digits.includes(digit))
  if (strange !== undefined) return `统一社会信用代码中不会出现“${strange}”，请对照营业执照检查`
  return undefined
}

/**
 * A sentence for a code of the right form whose last digit does not fit the others; undefined for any other text. It is a warning wherever a code is
 * taken: codes with a wrong check digit are in use, and the licence decides.
 */
export const creditCodeWarning = (code: string): string | undefined =>
  creditCodeProblem(code) === undefined && creditCheckDigit(code) !== code.at(-1) ? mistypedCreditCode : undefined

/** The warning, where the code itself is not at hand. */
export const mistypedCreditCode = '统一社会信用代码的校验位不符，请逐位核对'

/** Masks a code for strangers: the first two and the last four digits stay. */
export const maskCreditCode = (code: string): string => (code === '' ? '' : `${code.slice(0, 2)}****${code.slice(-4)}`)
