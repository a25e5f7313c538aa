import type { Place } from '@jst/feature-kit/reference'
import type { Choice, ParseResult } from '@jst/sheet'
import { texts } from './texts.ts'

const fold = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** Look-up of the entries of a kind by code, or by a name that only one of them has. */
export class PlaceLookup {
  readonly choices: readonly Choice[]
  private readonly zh: string
  private readonly byName = new Map<string, string[]>()

  constructor(zh: string, places: readonly Place[]) {
    this.zh = zh
    for (const { code, zh: name, en, words } of places)
      for (const said of new Set([name, en, ...words].map(fold)))
        if (said !== '') this.byName.set(said, [...(this.byName.get(said) ?? []), code])
    this.choices = places.map(({ code, zh: name, en, pinyin, initials, words }) => ({
      value: code,
      label: name ? `${name} ${code}` : code,
      // a name of several is none of a choice: a paste takes no one of them in silence
      aliases: [name, en, pinyin, initials, ...words].filter((said) => said !== '' && this.isOne(said, code)),
    }))
  }

  private isOne(said: string, code: string): boolean {
    const meant = this.byName.get(fold(said))
    return meant === undefined || (meant.length === 1 && meant[0] === code)
  }

  /** Reads what names no single choice. */
  readonly parse = (text: string): ParseResult => {
    const codes = this.byName.get(fold(text))
    return { error: codes ? texts.severalOf(text.trim(), codes.slice(0, 5).join('、')) : texts.notFound(this.zh, text.trim()) }
  }
}
