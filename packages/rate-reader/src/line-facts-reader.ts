import { Cursor, isSign, leftOut, type Span, type Token, type TokenOf } from '@jst/text-reader'
import { newGroup, newLine, type Group, type LineFacts, type Said, type Validity } from './line-facts.ts'
import type { LineWays } from './line-ways.ts'
import type { ChargeMode, DraftCharge } from './read-charge.ts'

export type Side = 'pols' | 'pods' | 'vias'

/** Facts of a line read so far, with its dates, weekdays, weights and charge bases. */
export class LineFactsReader {
  protected readonly facts: LineFacts
  protected readonly cursor: Cursor
  protected readonly ways: LineWays
  protected readonly words: string
  protected group: Group = newGroup()
  protected side: Side | undefined
  protected mode: ChargeMode
  /** The next date is the last day of validity. */
  protected ends = false
  /** Amounts belong to charges. */
  protected inCharges: boolean
  protected readonly drafts: DraftCharge[] = []
  /** Index of the first charge of the current clause. */
  protected clause = 0
  protected readonly carriers: Said<string>[] = []
  protected readonly validity: Said<Validity>[] = []
  protected readonly currencies: Said<string>[] = []

  constructor(span: Span, tokens: readonly Token[], words: string, ways: LineWays) {
    this.facts = newLine(span)
    this.cursor = new Cursor(tokens)
    this.words = words
    this.ways = ways
    this.inCharges = ways.charges !== undefined
  }

  protected used(span: Span): void {
    this.ways.asks.marks.set(span, 'read')
  }

  protected fact(token: Token): void {
    const { facts } = this
    if (token.is === 'days') this.days(token)
    else if (token.is === 'weekday') facts[token.role] = { value: token.day, span: token }
    else if (token.is === 'transit' || token.is === 'free') facts[token.is] = { value: token.days, span: token }
    else if (token.is === 'tons' && !token.above) facts.limit = { value: token.tons, span: token }
    else if (token.is === 'someDays') this.someDays(token)
    else if (token.is === 'basis') facts.basis = this.basis({ value: token.basis, span: token })
    else if (token.is === 'box') facts.boxes = { value: token.boxes, span: token }
    else if (token.is === 'currency') this.currencies.push({ value: token.code, span: token })
    else if (token.is !== 'area') return
    if (token.is !== 'someDays' && token.is !== 'box' && token.is !== 'days') this.used(token)
  }

  /** Date that decides which price applies; two different ones become a question. */
  protected basis(said: Said<string>): Said<string> {
    const before = this.facts.basis
    if (!before || before.value === said.value || before.value === '') return said
    const candidates = [before.value, said.value].map((value) => ({ value, label: value }))
    const span = { start: before.span.start, end: said.span.end }
    const word = this.words.slice(span.start - this.facts.span.start, span.end - this.facts.span.start)
    const about = candidates.map(({ value }) => value).join('/')
    const reply = this.ways.asks.ask({ kind: 'holds', about, span, word, candidates, learnable: true })
    if ('open' in reply) return { value: '', span, open: [reply.open] }
    return { value: reply.answer === leftOut ? '' : reply.answer, span }
  }

  protected days(token: TokenOf<'days'>): void {
    const [before, after] = [this.cursor.peek(-1), this.cursor.peek()]
    const role = before?.is === 'word' || isSign(before, ':') ? (isSign(before, ':') ? this.cursor.peek(-2) : before) : undefined
    const single = token.from === undefined
    // sailing and cut-off dates are no part of the validity
    if (role?.is === 'word' && (role.word === 'otherDay' || (role.word === 'sails' && single))) return
    if (single && after?.is === 'word' && (after.word === 'sails' || after.word === 'otherDay') && !this.ends) return
    this.used(token)
    const isBefore = single && token.to?.month !== 0 && after?.is === 'word' && after.word === 'before'
    this.validity.push({
      value: {
        from: token.from,
        to: token.to,
        bare: single && !this.ends && !isBefore && token.to?.month !== 0,
        ...(isBefore ? { before: true } : {}),
      },
      span: token,
    })
    if (role?.is === 'word' && role.word === 'sails' && role.text === 'ETD') this.facts.basis ??= { value: 'SCHEDULE_ETD', span: role }
  }

  protected someDays(token: TokenOf<'someDays'>): void {
    const reply = this.ways.asks.ask({
      kind: 'days',
      about: String(token.days),
      each: true,
      span: token,
      word: String(token.days),
      candidates: ['transit', 'free'].map((value) => ({ value, label: value })),
    })
    if ('answer' in reply && reply.answer !== leftOut)
      this.facts[reply.answer === 'free' ? 'free' : 'transit'] = { value: token.days, span: token }
  }

  /** `自11月16日起`, `截至11.30`: start or end of the validity. */
  protected end(word: 'from' | 'until'): void {
    const { cursor, validity } = this
    cursor.skip(':')
    const days = cursor.here?.is === 'days' && cursor.here.from === undefined ? cursor.when('days') : undefined
    const last = validity.at(-1)
    if (!days) {
      // 11.16起
      if (word === 'from' && last && last.value.from === undefined && cursor.tokens[cursor.at - 2] === last.span)
        validity[validity.length - 1] = { ...last, value: { from: last.value.to, to: undefined, bare: false } }
      else if (word === 'until') this.ends = true
      return
    }
    this.used(days)
    validity.push({
      value: word === 'from' ? { from: days.to, to: undefined, bare: false } : { from: undefined, to: days.to, bare: false },
      span: days,
    })
  }
}
