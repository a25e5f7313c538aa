import type { Answers, Candidate, ReaderFacts } from './facts.ts'
import type { Mark, MarkAs, Question, Span } from './reading.ts'

const strength: readonly MarkAs[] = ['unread', 'read', 'asked']

/** What of a text was understood, character by character. */
export class Marks {
  private readonly of: Uint8Array

  constructor(text: string) {
    this.of = new Uint8Array(text.length)
    for (let at = 0; at < text.length; at += 1) this.of[at] = /[\p{L}\p{N}$€£¥￥%]/u.test(text[at]!) ? 0 : 1
  }
  /** A character that is asked stays asked. */
  set({ start, end }: Span, as: MarkAs): void {
    const rank = strength.indexOf(as)
    for (let at = start; at < end; at += 1) this.of[at] = Math.max(this.of[at]!, rank)
  }
  isRead({ start, end }: Span): boolean {
    return this.of.subarray(start, end).every((rank) => rank > 0)
  }
  all(): Mark[] {
    const marks: Mark[] = []
    for (let at = 0; at < this.of.length; at += 1) {
      const as = strength[this.of[at]!]!
      const last = marks.at(-1)
      if (last?.as === as) marks[marks.length - 1] = { ...last, end: at + 1 }
      else marks.push({ start: at, end: at + 1, as })
    }
    return marks
  }
}

export type Asked = Pick<Question, 'kind' | 'word' | 'candidates'> &
  Partial<Pick<Question, 'free' | 'learnable'>> & {
    /** What tells this question from others of its kind. */
    readonly about: string
    readonly span: Span
    /** Each place where this is asked is a question of its own, counted in the order of the text. */
    readonly each?: boolean
  }

/** Questions in the order of the text; those with the same id are one. */
export class Asks {
  readonly marks: Marks
  private readonly asked = new Map<string, Question>()
  private readonly places = new Map<string, number[]>()
  private readonly answers: Answers
  private readonly learned: Readonly<Record<string, string>>

  constructor(text: string, answers: Answers, { learned }: ReaderFacts) {
    this.marks = new Marks(text)
    this.answers = answers
    this.learned = learned
  }

  /** @returns the answer, or the id of the question that is still open */
  ask({
    kind,
    about,
    each = false,
    span,
    word,
    candidates,
    free = 'none',
    learnable = false,
  }: Asked): { answer: string } | { open: string } {
    const id = `${kind}:${about}${each ? this.nth(`${kind}:${about}`, span) : ''}`
    const given = this.answers[id] ?? (learnable ? this.learned[id] : undefined)
    const before = this.asked.get(id)
    const answer = given === undefined || given === '' ? undefined : given
    this.asked.set(id, {
      id,
      kind,
      spans: before ? (before.spans.some(({ start }) => start === span.start) ? before.spans : [...before.spans, span]) : [span],
      word: before?.word ?? word,
      candidates: before?.candidates ?? unique(candidates),
      free,
      answer,
      learnable,
    })
    this.marks.set(span, answer === undefined ? 'asked' : 'read')
    return answer === undefined ? { open: id } : { answer }
  }
  private nth(of: string, { start }: Span): string {
    const starts = this.places.get(of) ?? []
    this.places.set(of, starts.includes(start) ? starts : [...starts, start])
    const at = starts.includes(start) ? starts.indexOf(start) : starts.length
    return at === 0 ? '' : `#${at + 1}`
  }
  get questions(): Question[] {
    return [...this.asked.values()].toSorted((a, b) => a.spans[0]!.start - b.spans[0]!.start)
  }
}

const unique = (candidates: readonly Candidate[]) => [...new Map(candidates.map((one) => [one.value, one])).values()]
