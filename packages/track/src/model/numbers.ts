/** True for an IMO number with a right check digit: each of the first six digits times 7 down to 2. */
export function isImo(text: string): boolean {
  if (!/^\d{7}$/.test(text)) return false
  const sum = Array.from(text.slice(0, 6)).reduce((all, digit, at) => all + Number(digit) * (7 - at), 0)
  return sum % 10 === Number(text[6])
}

/** `oolu 111222-3` is `OOLU1112223`. */
export const boxNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
/** True for four letters with a category and seven digits. */
export const isBox = (text: string): boolean => /^[A-Z]{3}[UJZ]\d{7}$/.test(text)
/** True for the form of a UN/LOCODE. */
export const isLocode = (text: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(text)

/** Name of a ship for comparison: capitals without marks. */
export const shipName = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^(?:M[./]?V|M\/?S)[ .]+/, '')
    .replace(/[^A-Z0-9]/g, '')
