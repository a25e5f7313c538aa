import { plainText } from './signs.ts'

/** Letter values of ISO 6346: 10 upward, leaving out multiples of 11. */
const letterValue = (letter: string) => {
  const index = letter.charCodeAt(0) - 65
  return 10 + index + Math.floor((index + 9) / 10)
}

/** Check digit of the first ten characters of a container number; the remainder 10 is printed 0. */
export function checkDigit(firstTen: string): number {
  let sum = 0
  for (let i = 0; i < 10; i++) {
    const character = firstTen.charAt(i)
    sum += (/\d/.test(character) ? Number(character) : letterValue(character)) * 2 ** i
  }
  return (sum % 11) % 10
}

/** Result of checking a container number. */
export type ContainerNoFinding = 'ok' | 'format' | 'check-digit'

/** Judges a container number by ISO 6346: owner code, category U, J or Z, six digits, check digit. */
export function checkContainerNo(containerNo: string): ContainerNoFinding {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(containerNo)) return 'format'
  return checkDigit(containerNo) === Number(containerNo.charAt(10)) ? 'ok' : 'check-digit'
}

/** `mscu 123456-7` → `MSCU1234567`: what people paste, full-width letters and digits too. */
export const normalizeContainerNo = (text: string) =>
  plainText(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
