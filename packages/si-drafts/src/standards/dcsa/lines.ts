import { billColumns, wrapBillText } from '../../rules/bill-text.ts'

/** Lines of a fixed-pitch text within a limit; longer lines are wrapped, what is over the limit is left out. */
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

/** The attribute is left out when it would be empty. */
export const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)
/** `{ [name]: value }`, or nothing for undefined. */
export const given = <K extends string, V>(name: K, value: V | undefined): { [key in K]?: V } =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]?: V })

/** Entries of a list that people separate by commas, semicolons, spaces or lines. */
export const entriesOf = (text: string) => text.split(/[\s,;，；、]+/).filter((part) => part !== '')
export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
