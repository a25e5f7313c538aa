import { editDistance } from './distance.ts'

/** Entry of a picker: a port, a carrier or anything else with a code and names. Pinyin and initials in capitals, without spaces. */
export interface Place {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly pinyin: string
  readonly initials: string
  /** Other codes and names. */
  readonly words: readonly string[]
  readonly note?: string
}

/** Why an entry was found; the sooner in the list, the better the match. */
export type Match =
  | 'code'
  | 'alias'
  | 'name'
  | 'codeStart'
  | 'nameStart'
  | 'initials'
  | 'pinyinStart'
  | 'englishStart'
  | 'wordStart'
  | 'inside'
  | 'near'
export interface Found<P extends Place> {
  readonly place: P
  readonly match: Match
}

const ranks: readonly Match[] = [
  'code',
  'alias',
  'name',
  'initials',
  'codeStart',
  'nameStart',
  'pinyinStart',
  'englishStart',
  'wordStart',
  'inside',
  'near',
]
const rankOf = new Map(ranks.map((match, rank) => [match, rank]))

/** How words are compared: half-width capitals, one space between words. */
export const fold = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase()
const tight = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

interface Entry<P> {
  readonly place: P
  readonly order: number
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly enWords: readonly string[]
  readonly tightEn: string
  readonly pinyin: string
  readonly initials: string
  readonly words: readonly string[]
}

/** Search over some thousand entries, in memory, by code, Chinese, English, pinyin, initials and alias. */
export class PlaceIndex<P extends Place> {
  private readonly entries: readonly Entry<P>[]
  private readonly byCode = new Map<string, P>()
  /** Of each entry, made when somebody first mistypes. */
  private tightWords: readonly (readonly string[])[] | undefined

  /** @param places in the order in which equals are offered */
  constructor(places: readonly P[]) {
    this.entries = places.map((place, order) => {
      const en = fold(place.en)
      this.byCode.set(fold(place.code), place)
      return {
        place,
        order,
        code: fold(place.code),
        zh: fold(place.zh),
        en,
        enWords: en.split(/[\s/(),-]+/),
        tightEn: tight(en),
        pinyin: place.pinyin,
        initials: place.initials,
        words: place.words.map(fold),
      }
    })
  }

  get(code: string): P | undefined {
    return this.byCode.get(fold(code))
  }

  /**
   * The best matches. Among equally good ones those of `favourites` come first, then those of `recent`, newest first.
   * Nothing typed: favourites, recent ones, then all in their order.
   */
  search(
    text: string,
    { limit = 20, favourites = [], recent = [] }: { limit?: number; favourites?: readonly string[]; recent?: readonly string[] } = {},
  ): Found<P>[] {
    const rankByCode = knownOf(favourites, recent)
    const wanted = fold(text)
    const place = (code: string) => rankByCode.get(code) ?? rankByCode.size
    if (wanted === '')
      return this.entries
        .toSorted((a, b) => place(a.code) - place(b.code) || a.order - b.order)
        .slice(0, limit)
        .map(({ place: found }) => ({ place: found, match: 'inside' }))
    const close = tight(wanted)
    const found = this.entries.flatMap((entry) => {
      const match = matchOf(entry, wanted, close)
      return match ? [{ entry, match, rank: rankOf.get(match)! }] : []
    })
    const hits = found.length > 0 ? found : this.nearest(wanted)
    return hits
      .toSorted((a, b) => a.rank - b.rank || place(a.entry.code) - place(b.entry.code) || a.entry.order - b.entry.order)
      .slice(0, limit)
      .map(({ entry, match }) => ({ place: entry.place, match }))
  }

  /** Returns fuzzy matches of a text without an exact one: one edit in six letters, two in more. */
  private nearest(wanted: string): { entry: Entry<P>; match: Match; rank: number }[] {
    if (wanted.length < 4) return []
    const most = wanted.length < 7 ? 1 : 2
    const close = tight(wanted)
    this.tightWords ??= this.entries.map(({ code, tightEn, pinyin, words }) =>
      [code, tightEn, pinyin, ...words].map(tight).filter((word) => word !== ''),
    )
    const of = this.tightWords
    return this.entries.flatMap((entry, at) => {
      const distance = Math.min(...of[at]!.map((word) => editDistance(close, word, most)))
      return distance <= most ? [{ entry, match: 'near' as const, rank: ranks.length + distance }] : []
    })
  }
}

function knownOf(favourites: readonly string[], recent: readonly string[]): Map<string, number> {
  const rankByCode = new Map<string, number>()
  for (const code of [...favourites, ...recent]) if (!rankByCode.has(fold(code))) rankByCode.set(fold(code), rankByCode.size)
  return rankByCode
}

function matchOf(
  { code, zh, en, enWords, tightEn, pinyin, initials, words }: Entry<unknown>,
  wanted: string,
  close: string,
): Match | undefined {
  if (code === wanted) return 'code'
  if (words.includes(wanted)) return 'alias'
  if (zh === wanted || en === wanted || (close !== '' && (tightEn === close || pinyin === close))) return 'name'
  if (initials === wanted) return 'initials'
  if (code.startsWith(wanted)) return 'codeStart'
  if (zh.startsWith(wanted)) return 'nameStart'
  if (close !== '' && pinyin.startsWith(close)) return 'pinyinStart'
  if (en.startsWith(wanted) || (close !== '' && tightEn.startsWith(close))) return 'englishStart'
  if (
    enWords.some((word) => word.startsWith(wanted)) ||
    words.some((word) => word.startsWith(wanted)) ||
    (initials.length > 1 && initials.startsWith(wanted))
  )
    return 'wordStart'
  if (
    zh.includes(wanted) ||
    (wanted.length > 2 && (en.includes(wanted) || code.includes(wanted) || (close.length > 2 && pinyin.includes(close))))
  )
    return 'inside'
  return undefined
}
