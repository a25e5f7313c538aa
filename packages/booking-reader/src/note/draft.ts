import { bookingBoxes, bookingCargo, bookingLimits, bookingParties, fieldsByKey } from '@jst/contracts/booking'
import type { EntityField, EntityValue } from '@jst/contracts/entity'
import type { BookingParty } from '@jst/contracts/booking'
import type { FoundField, NoteCandidate, NoteContent, NoteQuestion, Span } from '../reading.ts'
import { why } from '../texts.ts'
import type { Layout } from './layout.ts'
import { Fates } from '@jst/text-reader'

interface Claim {
  readonly path: string
  readonly value: EntityValue
  readonly spans: readonly Span[]
}
interface Asked {
  readonly path: string
  readonly span: Span
  readonly candidates: readonly NoteCandidate[]
  readonly why: string
}

/** Declared field of a path; undefined for a party or a whole part. */
export function fieldOf(path: string): EntityField | undefined {
  const [, part, key = ''] = /^(\w+)(?:\[\d+\])?(?:\.(\w+))?/.exec(path) ?? []
  if (part === 'Values') return fieldsByKey[key]
  const lines: readonly EntityField[] | undefined =
    part === 'Cargo' ? bookingCargo.fields : part === 'Boxes' ? bookingBoxes.fields : undefined
  return lines?.find((field) => field.key === key)
}
export function pathLabel(path: string): string {
  const field = fieldOf(path)
  if (field) return field.zh
  if (path.startsWith('Parties.')) return bookingParties.roles[path.split('.')[1] as keyof typeof bookingParties.roles].zh
  return path.startsWith('Boxes') ? bookingBoxes.zh : bookingCargo.zh
}
/** A line beyond the maximum of its part. */
const beyond = (path: string) => {
  const [, part, at] = /^(Cargo|Boxes)\[(\d+)\]/.exec(path) ?? []
  return at !== undefined && Number(at) >= (part === 'Cargo' ? bookingLimits.cargo : bookingLimits.boxes)
}
const alike = (one: EntityValue, other: EntityValue) =>
  typeof one === 'string' && typeof other === 'string' ? one.toUpperCase() === other.toUpperCase() : one === other
const scalar = (value: EntityValue) => (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : '')

/** Values of one booking with their sources, and the open questions. Two different values of a field become a question. */
export class NoteDraft {
  readonly marks: Fates
  readonly parties = new Map<string, { readonly party: BookingParty['Party']; readonly spans: readonly Span[] }>()
  private readonly layout: Layout
  private readonly nameOf: (path: string, value: string) => string
  private readonly claims: Claim[] = []
  private readonly questions: Asked[] = []

  constructor(layout: Layout, nameOf: (path: string, value: string) => string, marks: Fates = new Fates(layout.text)) {
    this.layout = layout
    this.nameOf = nameOf
    this.marks = marks
  }
  claim(path: string, value: EntityValue, ...spans: Span[]): void {
    // lines beyond the maximum stay unread
    if (beyond(path)) return
    const field = fieldOf(path)
    const [span] = spans
    if (field?.kind === 'text' || field?.kind === 'lines') {
      const words = field.kind === 'text' && field.upper ? String(value).toUpperCase() : String(value)
      if (words.length > field.max) return this.ask(path, span!, [], why.tooLong(field.max))
      value = words
    }
    if (field?.kind === 'number' && typeof value === 'number' && (value < field.min || value > field.max))
      return this.ask(path, span!, [], why.outside(field.min, field.max))
    this.claims.push({ path, value, spans })
    for (const one of spans) this.marks.set(one, 'read')
  }
  ask(path: string, span: Span, candidates: readonly NoteCandidate[], reason: string): void {
    if (beyond(path) || this.questions.some((other) => other.path === path && other.span.start === span.start)) return
    this.questions.push({ path, span, candidates, why: reason })
  }
  read(span: Span): void {
    this.marks.set(span, 'read')
  }
  /** With a single line, questions about a total belong to that line. */
  rename(from: string, to: string): void {
    for (const [at, question] of this.questions.entries()) if (question.path === from) this.questions[at] = { ...question, path: to }
  }
  has(path: string): boolean {
    return this.claims.some((claim) => claim.path === path) || this.questions.some((question) => question.path === path)
  }
  said(path: string): EntityValue | undefined {
    return this.claims.find((claim) => claim.path === path)?.value
  }
  spanOf(path: string): Span | undefined {
    return this.claims.find((claim) => claim.path === path)?.spans[0]
  }
  /** Discards the values of all lines of a part. */
  retract(prefix: string): void {
    for (let at = this.claims.length - 1; at >= 0; at -= 1) if (this.claims[at]!.path.startsWith(prefix)) this.claims.splice(at, 1)
    for (let at = this.questions.length - 1; at >= 0; at -= 1) if (this.questions[at]!.path.startsWith(prefix)) this.questions.splice(at, 1)
  }
  /** Discards the value of a field and asks for it. */
  doubt(path: string, span: Span, values: readonly EntityValue[], reason: string): void {
    for (let at = this.claims.length - 1; at >= 0; at -= 1) if (this.claims[at]!.path === path) this.claims.splice(at, 1)
    this.ask(path, span, this.candidates(path, values), reason)
  }
  private candidates(path: string, values: readonly EntityValue[]): NoteCandidate[] {
    const distinct = values.filter((value, at) => values.findIndex((other) => alike(value, other)) === at)
    return distinct.map((value) => ({ Value: scalar(value), Zh: this.nameOf(path, String(value)) }))
  }
  /** Turns contradictory values into questions; drops questions that another place of the source answers unambiguously. */
  private settle(): void {
    for (const [path, of] of Map.groupBy(this.claims, (claim) => claim.path)) {
      const values = of.map(({ value }) => value)
      if (values.every((value) => alike(value, values[0]!))) continue
      this.doubt(path, of.at(-1)!.spans[0]!, values, why.twice)
    }
    for (let at = this.questions.length - 1; at >= 0; at -= 1) {
      const { path, candidates, span } = this.questions[at]!
      const said = this.said(path)
      if (said === undefined) continue
      if (candidates.length === 0 || candidates.some(({ Value }) => alike(Value, said))) {
        this.questions.splice(at, 1)
        this.marks.set(span, 'read')
      } else {
        const values = [said, ...candidates.map(({ Value }) => Value)]
        this.questions.splice(at, 1)
        this.doubt(path, span, values, why.twice)
      }
    }
    for (const { span } of this.questions) this.marks.set(span, 'asked')
  }
  result(): { content: NoteContent; found: FoundField[]; questions: NoteQuestion[] } {
    this.settle()
    const values: Record<string, EntityValue> = {}
    const lines: Record<string, Record<string, EntityValue>[]> = { Cargo: [], Boxes: [] }
    for (const { path, value } of this.claims) {
      const [, part = '', at, key = ''] = /^(\w+)(?:\[(\d+)\])?\.(\w+)$/.exec(path) ?? []
      if (part === 'Values') values[key] = value
      else if (at !== undefined) (lines[part]![Number(at)] ??= {})[key] = value
    }
    const filledLines = (list: Record<string, EntityValue>[]) => Array.from(list, (line) => line ?? {})
    const found = [...this.claims, ...[...this.parties].map(([role, { spans }]) => ({ path: `Parties.${role}`, spans }))].flatMap(
      ({ path, spans }) =>
        spans.flatMap((span) => this.layout.places(span).map((at) => ({ Path: path, Words: this.layout.words(at), ...at.place }))),
    )
    const questions = this.questions
      .toSorted((one, other) => one.span.start - other.span.start)
      .map(({ path, span, candidates, why: Why }) => {
        const [place] = this.layout.places(span)
        return {
          Path: path,
          Label: pathLabel(path),
          Words: this.layout.words(span).trim(),
          Candidates: candidates,
          Why,
          ...(place?.place ?? { From: span.start, To: span.end }),
        }
      })
    const parties = [...this.parties].map(([Role, { party }]) => ({ Role, Party: party }))
    return {
      content: { Values: values, Cargo: filledLines(lines['Cargo']!), Boxes: filledLines(lines['Boxes']!), Parties: parties },
      found: found.filter(
        ({ Words }, at) =>
          Words !== '' &&
          found.findIndex(
            (other) =>
              other.Path === found[at]!.Path &&
              other.From === found[at]!.From &&
              other.Row === found[at]!.Row &&
              other.Column === found[at]!.Column,
          ) === at,
      ),
      questions,
    }
  }
}
