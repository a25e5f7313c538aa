import { isSign, type Span, type Token, type TokenOf } from '@jst/text-reader'
import { actionIn, listSigns } from './line-action.ts'
import { LineEndReader } from './line-end-reader.ts'
import { directions } from './line-route-reader.ts'
import type { LineFacts } from './line-facts.ts'
import type { LineWays } from './line-ways.ts'
import { draftCharge } from './read-charge.ts'
import { boxBehind, partsAt, priceStarts, pricesAt } from './read-price.ts'
import { chargesOfRemark, spanOfAll } from './read-remark.ts'

/** Parser of one line, from left to right and independent of other lines. */
class LineReader extends LineEndReader {
  read(): LineFacts {
    const { cursor, facts } = this
    facts.groups.push(this.group)
    facts.action = actionIn(cursor.tokens, this.words)
    facts.backward = /以上|上述|此前|之前|昨|ABOVE|PREVIOUS/.test(this.words)
    facts.ofAbove = /以上|上述|均|所有|全部|ALL RATES|ABOVE/.test(this.words)
    this.listNumber()
    while (cursor.here) this.step(cursor.here)
    this.finish()
    return facts
  }

  /** `1.` and `2、` at the start of a line are list numbers. */
  private listNumber(): void {
    const [number, sign] = this.cursor.tokens
    if (number?.is !== 'number' || Number(number.value) >= 100) return
    const counted =
      (sign?.is === 'sign' && '.、)'.includes(sign.sign)) || (sign?.is === 'name' && number.end - number.start > number.value.length)
    if (counted) this.used(this.cursor.take())
  }

  private step(token: Token): void {
    const { cursor } = this
    if (!this.inCharges && priceStarts(cursor) && !this.isYear(token) && !this.isLoose(token)) return this.prices()
    // a line without charges ends a list of charges
    if (endsList(token)) this.mode = undefined
    switch (token.is) {
      case 'name':
        if (token.kind !== 'charge') return this.name(token)
        cursor.take()
        this.drafts.push(draftCharge(cursor, token, this.mode, this.ways.asks))
        return
      case 'word':
        return this.word(token)
      case 'sign':
        if (directions.has(token.sign)) this.direction(token, cursor.peek())
        if (!listSigns.includes(token.sign)) this.mode = undefined
        if (',;，；。'.includes(token.sign)) this.clause = this.drafts.length
        break
      case 'unknown':
        this.unknown(token)
        break
      default:
        this.fact(token)
    }
    cursor.take()
  }

  /** A number among unrelated words, or a difference to a price that is not in the line. */
  private isLoose(token: Token): boolean {
    const { tokens, at } = this.cursor
    const before = tokens[at - 1]
    const differs = before?.is === 'word' && before.word === 'plus' && this.facts.groups.every(({ prices }) => prices.length === 0)
    if (differs && token.is === 'currency') return true
    const isNamed = tokens.some(
      (one) => one.is === 'box' || one.is === 'currency' || one.is === 'days' || (one.is === 'name' && one.kind !== 'charge'),
    )
    const unknown = tokens.filter(({ is }) => is === 'unknown')
    // an unknown port before its prices
    const port = unknown.length === 1 && before?.is === 'unknown' && tokens.slice(0, at - 1).every(({ is }) => is === 'sign')
    return token.is === 'number' && !isNamed && unknown.length > 0 && !port
  }

  /** A plain `2026` is a year. */
  private isYear(token: Token): boolean {
    if (token.is !== 'number' || !/^20[23]\d$/.test(token.value)) return false
    const [before, after] = [this.cursor.peek(-1), this.cursor.peek()]
    return before?.is !== 'currency' && !(after?.is === 'box' || after?.is === 'currency' || after?.is === 'number' || isSign(after, '/'))
  }

  private prices(): void {
    const before = this.cursor.peek(-1)
    const list = pricesAt(this.cursor, this.ways.asks, this.facts.groups.flatMap(({ prices }) => prices).at(-1))
    const allIn = list.allIn || (before?.is === 'word' && before.word === 'allIn')
    // a number after a dash may be a difference
    const less =
      isSign(before, '-') && list.boxes.length <= 1 && list.values.every((value) => typeof value === 'string' && Number(value) < 500)
    const about = list.about || less || (before?.is === 'word' && before.word === 'about')
    const parts = partsAt(this.cursor, this.ways.asks)
    const box = parts.length > 0 && list.boxes.length === 0 ? boxBehind(this.cursor) : undefined
    if (box) this.used(box)
    const boxes = box?.boxes.length === list.values.length ? box.boxes : list.boxes
    this.group.prices.push({ ...list, boxes, allIn: allIn || parts.length > 0, about, parts })
  }

  private word(token: TokenOf<'word'>): void {
    const { cursor, facts } = this
    const telling = token.word === 'maybe' || token.word === 'closed' || token.word === 'open' || token.word === 'notice'
    if (!telling) this.used(token)
    cursor.take()
    switch (token.word) {
      case 'pol':
      case 'pod':
        this.side = token.word === 'pol' ? 'pols' : 'pods'
        return
      case 'via':
        return this.via(token.text)
      case 'include':
      case 'exclude':
        return this.included(token.word)
      case 'until':
      case 'from':
        return this.end(token.word)
      case 'before':
        return
      case 'to':
        return this.direction(token, cursor.here)
      case 'out':
        return this.out(token)
      case 'wasBefore':
        return this.wasBefore()
      case 'validity':
      case 'now':
        this.ends = true
        return
      case 'after':
        facts.later = true
        return
      case 'local':
        facts.local = true
        this.inCharges = true
        return
      case 'sails':
        // ETD defines how validity is counted, a remark about a sailing vessel does not
        if (token.text === 'ETD' && this.validity.length + (cursor.here?.is === 'days' ? 0 : 1) > 0 && cursor.here?.is !== 'days')
          facts.basis = this.basis({ value: 'SCHEDULE_ETD', span: token })
        return
      case 'increase':
        if (this.mode && token.text === 'GRI') this.gri(token)
        else if (
          token.text === 'GRI' &&
          !facts.action &&
          cursor.here?.is === 'word' &&
          (cursor.here.word === 'include' || cursor.here.word === 'exclude')
        )
          this.gri(token)
        return
      case 'plus':
      case 'minus':
        return this.more(token)
      case 'same':
        return this.same(token)
      case 'again':
        if (this.group.prices.length === 0 && this.group.pols.length + this.group.pods.length > 0) this.same(token)
        return
      case 'remark':
        cursor.skip(':')
        return this.remark()
      case 'service':
        return this.service()
      default:
    }
  }

  /** A price that is no longer valid. */
  private wasBefore(): void {
    const { cursor } = this
    const sign = cursor.here?.is === 'currency' ? cursor.peek() : cursor.here
    if (sign?.is !== 'number') return
    while (cursor.here && cursor.here.start <= sign.start) this.used(cursor.take())
  }

  private gri(token: Span): void {
    this.drafts.push(
      draftCharge(this.cursor, { ...token, is: 'name', kind: 'charge', codes: ['GRI'], word: 'GRI' }, this.mode, this.ways.asks),
    )
  }

  private service(): void {
    if (!this.cursor.skip(':') && this.cursor.here?.is !== 'unknown') return
    const code = this.cursor.when('unknown')
    if (!code) return
    this.facts.service = { value: code.word, span: code }
    this.used(code)
  }

  /** Position before charges, or after those of the same clause. */
  private included(word: 'include' | 'exclude'): void {
    const next = this.cursor.here
    const leads = next?.is === 'name' || (next?.is === 'word' && (next.word === 'increase' || next.word === 'local'))
    const behind = this.drafts.slice(this.clause)
    if (!leads && behind.length > 0) for (const draft of behind) draft.mode = word
    else this.mode = word
    if (!leads) this.clause = this.drafts.length
  }

  /** The rest of the line is a remark; charges and dates in it still count. */
  private remark(): void {
    const { asks, readerFacts, surroundings } = this.ways
    const rest = this.cursor.tokens.slice(this.cursor.at)
    this.cursor.at = this.cursor.tokens.length
    const span = spanOfAll(rest)
    if (!span) return
    const { facts } = this
    facts.remark = { value: '', span }
    facts.charges.push(...chargesOfRemark(rest, asks, readerFacts, this.ways.onlyCurrency))
    const named = new Set(facts.charges.map(({ value }) => value.code))
    const priced = rest.some((token) => token.is === 'name' && token.kind === 'port')
    if (priced) return
    const inside = new LineReader(
      span,
      // nested remarks are not parsed again, which would take quadratic time
      rest.filter((token) => token.is !== 'number' && token.is !== 'someDays' && !(token.is === 'word' && token.word === 'remark')),
      '',
      { asks, readerFacts, surroundings },
    ).read()
    facts.charges.push(...inside.charges.filter(({ value }) => !named.has(value.code)))
    facts.free ??= inside.free
    facts.limit ??= inside.limit
    facts.basis ??= inside.basis
    facts.transit ??= inside.transit
    asks.marks.set(span, 'read')
  }

  /** `LEH +50`: a difference to the previous row; after a price it makes the price uncertain. */
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
    // after prices, the rest equals the row above
    if (this.group.prices.length > 0) {
      this.facts.asAbove = true
      return
    }
    const isWord = (word: string) => cursor.here?.is === 'word' && cursor.here.word === word
    let sign = ''
    if (cursor.skip('+') || (isWord('plus') && cursor.take())) sign = '+'
    else if (cursor.skip('-') || (isWord('minus') && cursor.take())) sign = '-'
    const more = sign ? cursor.when('number') : undefined
    if (more) this.used(more)
    this.group.same = { start: token.start, end: more?.end ?? token.end, more: more ? `${sign}${more.value}` : '0' }
  }
}

const inLists = new Set(['include', 'exclude', 'filler', 'local', 'increase', 'plus', 'freight'])
const endsList = (token: Token): boolean =>
  token.is === 'word'
    ? !inLists.has(token.word)
    : token.is !== 'sign' && token.is !== 'currency' && !(token.is === 'name' && token.kind === 'charge')

export const readLine = (span: Span, tokens: readonly Token[], words: string, ways: LineWays): LineFacts =>
  new LineReader(span, tokens, words, ways).read()
