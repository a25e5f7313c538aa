import type { MarkAs, Span } from '../reading.ts'

const strength: readonly MarkAs[] = ['unread', 'read', 'asked']

/** What of a source was understood, character by character. Spaces and signs need no reading. */
export class Marks {
  private readonly ranks: Uint8Array

  constructor(text: string) {
    this.ranks = Uint8Array.from({ length: text.length }, (_, at) => (/[\p{L}\p{N}$€£¥￥%]/u.test(text[at]!) ? 0 : 1))
  }
  /** A character that is asked stays asked, unless what is asked was settled by something else. */
  set({ start, end }: Span, as: MarkAs): void {
    const rank = strength.indexOf(as)
    for (let at = start; at < end; at += 1) this.ranks[at] = Math.max(this.ranks[at]!, rank)
  }
  /** Spans of one mark between two places. */
  between({ start, end }: Span): (Span & { readonly as: MarkAs })[] {
    const runs: (Span & { readonly as: MarkAs })[] = []
    for (let at = start; at < end; at += 1) {
      const as = strength[this.ranks[at]!]!
      const last = runs.at(-1)
      if (last?.as === as) runs[runs.length - 1] = { ...last, end: at + 1 }
      else runs.push({ start: at, end: at + 1, as })
    }
    return runs
  }
}
