import type { Span } from './span.ts'

/** Result of reading one character. */
export type Fate = 'read' | 'asked' | 'unread'
const strength: readonly Fate[] = ['unread', 'read', 'asked']

/** Results of all characters of a source, exactly one for each. Spaces and signs need no reading, but `***` stands for a value. */
export class Fates {
  private readonly ranks: Uint8Array

  constructor(text: string) {
    this.ranks = Uint8Array.from({ length: text.length }, (_, at) => (/[\p{L}\p{N}$€£¥￥%]/u.test(text[at]!) ? 0 : 1))
    for (const { index, 0: stars } of text.matchAll(/\*{2,}/g)) this.ranks.fill(0, index, index + stars.length)
  }
  /** A character that is asked stays asked. */
  set({ start, end }: Span, as: Fate): void {
    const rank = strength.indexOf(as)
    for (let at = start; at < end; at += 1) this.ranks[at] = Math.max(this.ranks[at]!, rank)
  }
  /** Nothing of the span was read or asked. */
  isUnread({ start, end }: Span): boolean {
    return this.ranks.subarray(start, end).every((rank) => rank === 0)
  }
  isRead({ start, end }: Span): boolean {
    return this.ranks.subarray(start, end).every((rank) => rank > 0)
  }
  /** Spans of one fate between two places. */
  between({ start, end }: Span): (Span & { readonly as: Fate })[] {
    const runs: (Span & { readonly as: Fate })[] = []
    for (let at = start; at < end; at += 1) {
      const as = strength[this.ranks[at]!]!
      const last = runs.at(-1)
      if (last?.as === as) runs[runs.length - 1] = { ...last, end: at + 1 }
      else runs.push({ start: at, end: at + 1, as })
    }
    return runs
  }
  all(): (Span & { readonly as: Fate })[] {
    return this.between({ start: 0, end: this.ranks.length })
  }
}
