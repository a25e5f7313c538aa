import type { LostValue } from '@jst/contracts/document'
import { fieldWords, type FieldName } from '../model/texts.ts'
import { lost, type OrderField, orderWords } from './texts.ts'

/** A message with its account, in the form that channels take. */
export interface WrittenEdi {
  readonly text: string
  /** Values that the message carries in part or not at all. */
  readonly lost: readonly LostValue[]
  /** Fields that the message needs and nobody filled in. */
  readonly missing: readonly string[]
  /** Fields that were written although nobody stated them. */
  readonly assumed: readonly string[]
  /** About the character set of the message; '' where there is nothing to say. */
  readonly note: string
}

type Field = FieldName | OrderField
const labelOf = (field: Field): string => (field in fieldWords ? fieldWords[field as FieldName].zh : orderWords[field as OrderField])

/** Account of the values of one message. */
export class Account {
  private readonly lost: LostValue[] = []
  private readonly missing = new Set<string>()
  private readonly assumed = new Set<string>()
  /** Values without a place in the message, by field: the first one and how many there are. */
  private readonly noPlace = new Map<Field, { readonly path: string; readonly value: string; count: number }>()

  /** A text on one line of at most so many characters; the rest is lost, with both texts. */
  text(path: string, field: Field, value: string | undefined, most: number): string {
    const line = (value ?? '').replace(/\s*[\r\n]+\s*/g, ' ').trim()
    if (line.length <= most) return line
    const written = line.slice(0, most)
    this.cut(path, field, line, written, most)
    return written
  }
  /** As `text`, of a field that the message needs. */
  needed(path: string, field: Field, value: string | undefined, most: number): string {
    if ((value ?? '').trim() === '') this.missing.add(labelOf(field))
    return this.text(path, field, value, most)
  }
  cut(path: string, field: Field, value: string, written: string, most: number): void {
    this.lost.push({ Path: path, Label: labelOf(field), Value: value, Why: lost.cut(most, written) })
  }
  because(path: string, field: Field, value: string, why: string): void {
    this.lost.push({ Path: path, Label: labelOf(field), Value: value, Why: why })
  }
  /** A value that the message has no place for; blank ones and zeros are none. */
  without(path: string, field: Field, value: string | number | boolean | undefined): void {
    if (value === undefined || value === '' || value === 0 || value === false) return
    const counted = this.noPlace.get(field)
    if (counted) counted.count += 1
    else this.noPlace.set(field, { path, value: String(value), count: 1 })
  }
  lacks(field: Field): void {
    this.missing.add(labelOf(field))
  }
  assumes(words: string): void {
    this.assumed.add(words)
  }
  finish(text: string, message: string, note: string): WrittenEdi {
    const none = [...this.noPlace].map(([field, { path, value, count }]) => ({
      Path: path,
      Label: labelOf(field),
      Value: value,
      Why: lost.noField(message, count),
    }))
    return { text, lost: [...this.lost, ...none], missing: [...this.missing], assumed: [...this.assumed], note }
  }
}
