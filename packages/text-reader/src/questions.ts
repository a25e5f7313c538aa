import type { Answers, Candidate } from './facts.ts'
import { Fates } from './fates.ts'
import type { Span } from './span.ts'

/** Something that a text leaves open. */
export interface TextQuestion<Kind extends string, Free extends string> {
  /** The same for the same words of the same text, so that answers hold while the rest is edited. */
  readonly id: string
  readonly kind: Kind
  /** Places that it comes from, in the order of the text. */
  readonly spans: readonly Span[]
  readonly word: string
  readonly candidates: readonly Candidate[]
  /** Free answers besides the candidates. */
  readonly free: Free
  readonly answer: string | undefined
  /** The answer holds for later texts of the same source. */
  readonly learnable: boolean
}

/** Question of a reader. Questions with the same `kind` and `about` are one. */
export type AskedOf<Kind extends string, Free extends string> = Pick<TextQuestion<Kind, Free>, 'kind' | 'word' | 'candidates'> &
  Partial<Pick<TextQuestion<Kind, Free>, 'free' | 'learnable'>> & {
    /** Distinguishes this question from others of its kind. */
    readonly about: string
    readonly span: Span
    /** Each place where this is asked is a question of its own, counted in the order of the text. */
    readonly each?: boolean
  }

/** Questions in the order of the text; those with the same id are one. */
export class Questions<Kind extends string, Free extends string> {
  readonly marks: Fates
  private readonly questionById = new Map<string, TextQuestion<Kind, Free>>()
  /** Places of each question by their start: a word may stand in a text thousands of times. */
  private readonly spansOf = new Map<string, Map<number, Span>>()
  private readonly places = new Map<string, Map<number, number>>()
  private readonly answers: Answers
  private readonly learned: Readonly<Record<string, string>>

  constructor(text: string, answers: Answers, learned: Readonly<Record<string, string>>) {
    this.marks = new Fates(text)
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
    free = 'none' as Free,
    learnable = false,
  }: AskedOf<Kind, Free>): { answer: string } | { open: string } {
    const id = `${kind}:${about}${each ? this.nth(`${kind}:${about}`, span) : ''}`
    const given = this.answers[id] ?? (learnable ? this.learned[id] : undefined)
    const before = this.questionById.get(id)
    const answer = given === undefined || given === '' ? undefined : given
    const spans = this.spansOf.get(id) ?? new Map<number, Span>()
    this.spansOf.set(id, spans)
    if (!spans.has(span.start)) spans.set(span.start, span)
    this.questionById.set(id, {
      id,
      kind,
      spans: before?.spans ?? [span],
      word: before?.word ?? word,
      candidates: before?.candidates ?? unique(candidates),
      free,
      answer,
      learnable,
    })
    this.marks.set(span, answer === undefined ? 'asked' : 'read')
    return answer === undefined ? { open: id } : { answer }
  }
  /** The answer of earlier texts of the source, or of this one, is known. */
  isLearned(id: string): boolean {
    return this.answers[id] !== undefined || this.learned[id] !== undefined
  }
  private nth(of: string, { start }: Span): string {
    const starts = this.places.get(of) ?? new Map<number, number>()
    this.places.set(of, starts)
    const at = starts.get(start) ?? starts.size
    starts.set(start, at)
    return at === 0 ? '' : `#${at + 1}`
  }
  get questions(): TextQuestion<Kind, Free>[] {
    const all = [...this.questionById.values()].map((one) => ({ ...one, spans: [...this.spansOf.get(one.id)!.values()] }))
    return all.toSorted((a, b) => a.spans[0]!.start - b.spans[0]!.start)
  }
}

const unique = (candidates: readonly Candidate[]) => [...new Map(candidates.map((one) => [one.value, one])).values()]
