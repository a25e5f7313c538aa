import type { FieldSpec } from '@jst/contracts/si/data'
import { latinText } from '@jst/edifact'
import { billColumns, wrapBillText } from '../../rules/bill-text.ts'

/** Converts texts of a record to the character set of a message. */
export class Texts {
  /** One line. */
  line(text: string, most: number): string {
    return latinText(text.replaceAll('\n', ' ')).text.trim().slice(0, most).trim()
  }

  /** Lines of at most 35 characters. Empty ones are omitted, because the first component of an element must not be empty. */
  lines(text: string, columns = billColumns): string[] {
    return wrapBillText(latinText(text).text, columns)
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '')
  }
}

/** Characters of a field that no message can hold. */
export const foreignOf = (text: string) => latinText(text).foreign
export const isText = ({ kind }: FieldSpec) => kind === 'text' || kind === 'grid'
