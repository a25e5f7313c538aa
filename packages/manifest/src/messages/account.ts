import type { LostValue } from '@jst/contracts/document'
import { usualTypes } from '@jst/packing/checks'
import type { PackedBox } from '@jst/packing'
import type { Consignment } from '../model/consignment.ts'
import { labelOf } from '../model/texts.ts'
import { fieldOf, filledIn, isSaid, type Carried } from './carried.ts'
import { accountTexts } from './texts.ts'

/** A message with its account, in the form that channels take. */
export interface WrittenManifest {
  readonly text: string
  readonly lost: readonly LostValue[]
  /** Labels of fields that the message needs and nobody filled in. */
  readonly missing: readonly string[]
  readonly assumed: readonly string[]
  /** About the character set. */
  readonly note: string
}

/** Envelope of a message. */
export interface ManifestHead {
  readonly Sender: string
  readonly Receiver: string
  /** Number of the message, which receipts name. */
  readonly MessageId: string
  /** ISO 8601. */
  readonly At: string
  readonly Action: 'original' | 'change' | 'delete'
  /** Codes of reasons of a change or deletion. */
  readonly Reasons?: readonly string[]
  /** Nobody shall act on it. */
  readonly Test?: boolean
}

/** Collects what a message does not carry, lacks or assumes. */
export class ManifestAccount {
  private readonly lost: LostValue[] = []
  private readonly missing = new Set<string>()
  private readonly assumed = new Set<string>()
  private readonly noPlace = new Map<string, { readonly path: string; readonly value: string; count: number }>()

  /** A value that the message needs. */
  needed(path: string, value: string, label = labelOf(path).zh): string {
    if (value.trim() === '') this.missing.add(label)
    return value
  }
  /**
   * Tells every filled value of a consignment that a message of these fields does not say, unless it was told with a reason of its own. A field that
   * no writer knows is told by all of them.
   */
  rest(consignment: Consignment, carried: Carried): void {
    const lostPaths = new Set(this.lost.map(({ Path }) => Path))
    for (const filled of filledIn(consignment))
      if (!lostPaths.has(filled[0]) && !isSaid(consignment, filled, carried)) this.without(...filled)
  }
  private without(path: string, value: string | number | boolean): void {
    const field = fieldOf(path)
    const counted = this.noPlace.get(field)
    if (counted) counted.count += 1
    else this.noPlace.set(field, { path, value: String(value), count: 1 })
  }
  /** A value that nobody gave and the message has by a rule. */
  assume(said: string): void {
    this.assumed.add(said)
  }
  because(path: string, value: string, why: string): void {
    this.lost.push({ Path: path, Label: labelOf(path).zh, Value: value, Why: why })
  }
  /** ISO code of a box; that of its commercial type is told where the box says none. */
  isoOf({ IsoType = '', BoxType }: PackedBox, path: string): string {
    if (IsoType !== '') return IsoType
    const iso = usualTypes.find(({ Type }) => Type === BoxType)?.Iso
    if (iso === undefined) return this.needed(`${path}.BoxType`, '')
    this.assumed.add(accountTexts.iso(BoxType, iso))
    return iso
  }
  finish(text: string, message: string, note = ''): WrittenManifest {
    const none = [...this.noPlace.values()].map(({ path, value, count }) => ({
      Path: path,
      Label: labelOf(path).zh,
      Value: value,
      Why: accountTexts.noField(message, count),
    }))
    return { text, lost: [...this.lost, ...none], missing: [...this.missing], assumed: [...this.assumed], note }
  }
}

/** Digits of an instant by the clock in China: `20261128173000000`. */
export const chinaDigits = (at: string): string => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().replace(/\D/g, '')
/** A tariff number as messages have it: digits alone. */
export const plainHs = (code: string): string => code.replace(/[.\s]/g, '')
/** Text of one line. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()
