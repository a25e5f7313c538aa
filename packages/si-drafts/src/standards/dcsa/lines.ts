import { billColumns, wrapBillText } from '../../rules/bill-text.ts'

/** Wraps a text at fixed pitch within a limit of lines; the lines over the limit are dropped. */
export const gridLines = (text: string, most: number): string[] =>
  text === ''
    ? []
    : wrapBillText(text.replace(/(?<!\n)\n+$/, ''), billColumns)
        .split('\n')
        .slice(0, most)

/** As `gridLines`, for attributes that allow neither empty lines nor spaces at their ends. */
export const solidLines = (text: string, most: number): string[] =>
  wrapBillText(text, billColumns)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, most)

/** Omits the attribute when it would be empty. */
export const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)
/** `{ [name]: value }`, or nothing for undefined. */
export const given = <K extends string, V>(name: K, value: V | undefined): { [key in K]?: V } =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]?: V })

/** Splits a list at commas, semicolons, spaces and line breaks. */
export const entriesOf = (text: string) => text.split(/[\s,;，；、]+/).filter((part) => part !== '')
export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
