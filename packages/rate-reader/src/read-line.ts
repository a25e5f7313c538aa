import type { Asks } from './asks.ts'
import { leftOut, type ReaderFacts } from './facts.ts'
import { actionIn, listSigns } from './line-action.ts'
import { newGroup, newLine, type Group, type LineFacts } from './line-facts.ts'
import { Cursor } from './cursor.ts'
import { chargeAt } from './read-charge.ts'
import { meaningOf } from './meaning.ts'
import { partsAt, priceStarts, pricesAt } from './read-price.ts'
import { remarkAt } from './read-remark.ts'
import type { Span } from './reading.ts'
import type { Token, TokenOf } from './tokens.ts'

const directions = new Set(['-', '>', '→', '—'])
type Side = 'pols' | 'pods' | 'vias'

/** Reads the tokens of one line. A line reads itself from left to right and knows of no other line. */
class LineReader {
  private readonly facts: LineFacts
  private readonly cursor: Cursor
  private group: Group = newGroup()
  private side: Side | undefined
  private mode: 'include' | 'exclude' | undefined
  /** The day that follows is the last one. */
  private ends = false
  private readonly asks: Asks
  private readonly known: ReaderFacts

  constructor(span: Span, tokens: readonly Token[], asks: Asks, known: ReaderFacts) {
    this.facts = newLine(span)
    this.cursor = new Cursor(tokens)
    this.asks = asks
    this.known = known
  }

  read(): LineFacts {
    const { cursor, facts } = this
    facts.groups.push(this.group)
    facts.action = actionIn(cursor.tokens)
    this.listNumber()
    while (cursor.here) this.step(cursor.here)
    return facts
  }

  /** `1.` and `2、` in front of a line count lines. */
  private listNumber(): void {
    const [number, sign] = this.cursor.tokens
    if (number?.is !== 'number' || Number(number.value) >= 100) return
    const counted =
      (sign?.is === 'sign' && '.、)'.includes(sign.sign)) || (sign?.is === 'name' && number.end - number.start > number.value.length)
    if (counted) this.used(this.cursor.take())
  }
  private used(token: Token): void {
    this.asks.marks.set(token, 'read')
  }

  private step(token: Token): void {
    const { cursor } = this
    if (priceStarts(cursor)) return this.prices()
    switch (token.is) {
      case 'name':
        if (token.kind !== 'charge') return this.name(token)
        cursor.take()
        return this.charge(token)
      case 'word':
        return this.word(token)
      case 'sign':
        if (directions.has(token.sign)) this.direction(token, cursor.peek())
        if (!listSigns.includes(token.sign)) this.mode = undefined
        break
      case 'unknown':
        this.unknown(token)
        break
      default:
        this.fact(token)
    }
    cursor.take()
  }

  private fact(token: Token): void {
    const { facts } = this
    if (token.is === 'days')
      facts.validity.push({ value: { from: token.from, to: token.to, bare: !token.from && !this.ends }, span: token })
    else if (token.is === 'weekday') facts[token.role] = { value: token.day, span: token }
    else if (token.is === 'transit' || token.is === 'free') facts[token.is] = { value: token.days, span: token }
    else if (token.is === 'tons' && !token.above) facts.limit = { value: token.tons, span: token }
    else if (token.is === 'someDays') this.someDays(token)
    else if (token.is === 'basis') facts.basis = { value: token.basis, span: token }
    else if (token.is === 'box') facts.boxes = { value: token.boxes, span: token }
    else if (token.is === 'currency') facts.currency = { value: token.code, span: token }
    else return
    if (token.is !== 'someDays') this.used(token)
  }

  private someDays(token: TokenOf<'someDays'>): void {
    const asked = this.asks.ask({
      kind: 'days',
      about: String(token.days),
      each: true,
      span: token,
      word: String(token.days),
      candidates: [
        { value: 'transit', label: 'transit' },
        { value: 'free', label: 'free' },
      ],
    })
    if ('answer' in asked && asked.answer !== leftOut)
      this.facts[asked.answer === 'free' ? 'free' : 'transit'] = { value: token.days, span: token }
  }

  private name(token: TokenOf<'name'>): void {
    this.cursor.take()
    if (token.kind === 'lane') {
      this.facts.lanes.push({ value: token.codes[0]!, span: token })
      return this.used(token)
    }
    const place = meaningOf(token, token.kind as 'port' | 'carrier', token.codes, this.asks, this.known)
    if (place === undefined) return
    if (token.kind === 'carrier') {
      this.facts.carriers.push(place)
      return
    }
    if (this.group.prices.length > 0 || this.group.same) this.nextGroup()
    this.group[this.side ?? 'pods'].push(place)
  }
  private nextGroup(): void {
    this.group = newGroup()
    this.facts.groups.push(this.group)
    if (this.side === 'vias') this.side = undefined
  }
  /** What stood before is where the voyage begins, or between its ends. */
  private direction(span: Span, next: Token | undefined): void {
    const { group } = this
    const leads = next?.is === 'unknown' || (next?.is === 'name' && next.kind === 'port')
    if (!leads || group.pods.length === 0 || group.prices.length > 0) return
    const home = group.pods.every(({ value }) => value === '' || value.startsWith(this.known.home))
    if (group.pols.length > 0) {
      const between = group.pods.splice(0)
      const word = between.map(({ value }) => this.known.nameOf('port', value)).join('/')
      const asked = this.asks.ask({
        kind: 'chain',
        about: word,
        each: true,
        span,
        word,
        candidates: ['via', 'pods'].map((value) => ({ value, label: value })),
      })
      if ('open' in asked) group.vias.push(...between.map((place) => ({ ...place, open: [...(place.open ?? []), asked.open] })))
      else if (asked.answer === 'via') group.vias.push(...between)
      else if (asked.answer === 'pods') group.pods.push(...between)
    } else if (home) group.pols.push(...group.pods.splice(0))
  }

  private prices(): void {
    const list = pricesAt(this.cursor, this.asks)
    const before = this.cursor.tokens[this.cursor.tokens.findIndex(({ start }) => start >= list.span.start) - 1]
    const allIn = list.allIn || (before?.is === 'word' && before.word === 'allIn')
    // what stands behind a dash may be a difference
    const less =
      before?.is === 'sign' && before.sign === '-' && list.values.every((value) => typeof value === 'string' && Number(value) < 500)
    const about = list.about || less || (before?.is === 'word' && before.word === 'about')
    const parts = partsAt(this.cursor, this.asks)
    this.group.prices.push({ ...list, allIn: allIn || parts.length > 0, about, parts })
  }
  private charge(name: TokenOf<'name'>): void {
    const charge = chargeAt(this.cursor, name, this.mode, this.asks, this.known)
    if (charge) this.facts.charges.push(charge)
  }

  private word(token: TokenOf<'word'>): void {
    const { cursor, facts } = this
    this.used(token)
    cursor.take()
    switch (token.word) {
      case 'pol':
        this.side = 'pols'
        return
      case 'pod':
        this.side = 'pods'
        return
      case 'via':
        this.side = this.group.prices.length === 0 || cursor.here?.is === 'name' ? 'vias' : this.side
        return
      case 'include':
      case 'exclude':
        this.mode = token.word
        return
      case 'until':
      case 'from':
        this.end(token.word)
        return
      case 'to':
        this.direction(token, cursor.here)
        return
      case 'validity':
        this.ends = true
        return
      case 'increase':
        if (this.mode && token.text === 'GRI') this.charge({ ...token, is: 'name', kind: 'charge', codes: ['GRI'], word: 'GRI' })
        return
      case 'plus':
      case 'minus':
        this.more(token)
        return
      case 'same':
        this.same(token)
        return
      case 'remark':
        cursor.skip(':')
        this.remark()
        return
      case 'service':
        if (cursor.skip(':') || cursor.here?.is === 'unknown') {
          const code = cursor.when('unknown')
          if (code) {
            facts.service = { value: code.word, span: code }
            this.used(code)
          }
        }
        return
      default:
    }
  }

  /** `自11月16日起`, `截至11.30`: one end of the validity. */
  private end(word: 'from' | 'until'): void {
    const { cursor, facts } = this
    cursor.skip(':')
    const days = cursor.here?.is === 'days' && cursor.here.from === undefined ? cursor.when('days') : undefined
    const last = facts.validity.at(-1)
    if (!days) {
      // 11.16起
      if (word === 'from' && last && last.value.from === undefined && this.cursor.tokens[cursor.at - 2] === last.span)
        facts.validity[facts.validity.length - 1] = { ...last, value: { from: last.value.to, to: undefined, bare: false } }
      return
    }
    this.used(days)
    facts.validity.push({
      value: word === 'from' ? { from: days.to, to: undefined, bare: false } : { from: undefined, to: days.to, bare: false },
      span: days,
    })
  }

  private remark(): void {
    const found = remarkAt(this.cursor, this.asks, this.known)
    if (!found) return
    this.facts.remark = found.remark
    this.facts.charges.push(...found.charges)
  }

  /** `LEH +50`: more than the row before; behind a price it makes the price unsure. */
  private more(token: TokenOf<'word'>): void {
    const { cursor, group } = this
    const next = cursor.here
    if (next?.is !== 'number' || cursor.peek()?.is === 'name') return
    const last = group.prices.at(-1)
    if (last) {
      group.prices[group.prices.length - 1] = { ...last, about: true }
      cursor.take()
    } else if (group.pods.length > 0) {
      cursor.take()
      this.used(next)
      group.same = { start: token.start, end: next.end, more: `${token.word === 'plus' ? '' : '-'}${next.value}` }
    }
  }

  private same(token: TokenOf<'word'>): void {
    const { cursor } = this
    let sign = ''
    if (cursor.skip('+') || (cursor.here?.is === 'word' && cursor.here.word === 'plus' && cursor.take())) sign = '+'
    else if (cursor.skip('-') || (cursor.here?.is === 'word' && cursor.here.word === 'minus' && cursor.take())) sign = '-'
    const more = sign ? cursor.when('number') : undefined
    if (more) this.used(more)
    this.group.same = { start: token.start, end: more?.end ?? token.end, more: more ? `${sign}${more.value}` : '0' }
  }

  /** A word that means nothing is a port where a port is due: beside a direction, or in front of prices. */
  private unknown(token: TokenOf<'unknown'>): void {
    const { cursor } = this
    const at = cursor.at
    const [before, after] = [cursor.tokens[at - 1], cursor.tokens[at + 1]]
    const beside = (one: Token | undefined) => one?.is === 'sign' && (directions.has(one.sign) || one.sign === '/')
    const named = (one: Token | undefined) => one?.is === 'name' && one.kind === 'port'
    const priceNext = after?.is === 'number' || after?.is === 'currency'
    const route =
      (beside(before) && named(cursor.tokens[at - 2])) ||
      (beside(after) && (named(cursor.tokens[at + 2]) || at === 0)) ||
      (priceNext && this.group.pods.length === 0 && token.word.length > 1)
    if (!route || token.word.length > 20) return
    const place = meaningOf(token, 'port', [], this.asks, this.known)
    if (!place) return
    if (this.group.prices.length > 0) this.nextGroup()
    this.group[this.side ?? 'pods'].push(place)
  }
}

export const readLine = (span: Span, tokens: readonly Token[], asks: Asks, known: ReaderFacts): LineFacts =>
  new LineReader(span, tokens, asks, known).read()
