/** Classes and divisions of dangerous goods; 1 and 2 stand for any of their divisions. */
export const hazardClasses: ReadonlySet<string> = new Set(
  '1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' '),
)
/** True of a class or division, which may have a compatibility group: `3`, `1.4S`. */
export const isHazardClass = (text: string): boolean => hazardClasses.has(text.replace(/[A-S]$/, ''))

/** True of the four digits of a UN number. */
export const isUnNo = (text: string): boolean => /^\d{4}$/.test(text)

/** True for the form of an HS code: 6 to 10 digits. */
export const isHsForm = (code: string): boolean => /^\d{6,10}$/.test(code)

/** True of a set point in °C, with at most one decimal: `-18`. */
export const isSetPoint = (text: string): boolean => /^[+-]?\d{1,2}(\.\d)?$/.test(text)

const written = /^\s*(?:TEMP\w*[^\w+-]*)?(?:(MINUS|PLUS|[+-])\s*)?(\d{1,2}(?:\.\d)?)\s*(?:(?:°|DEG\.?)\s*)?(?:(?:C|℃)\s*)?$/i
/** Set point of `MINUS 18 DEG C` and other ways to write one temperature; undefined for anything else. */
export function setPointOf(text: string): string | undefined {
  const [, sign = '', degrees] = written.exec(text) ?? []
  return degrees === undefined ? undefined : `${/^(MINUS|-)$/i.test(sign) ? '-' : ''}${degrees}`
}
