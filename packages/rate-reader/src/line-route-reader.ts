import { isSign, type Cursor, type Token, type TokenOf } from '@jst/text-reader'
import { LineFactsReader } from './line-facts-reader.ts'
import { startWord } from './vocabulary.ts'
import { newGroup } from './line-facts.ts'
import { meaningOf } from './meaning.ts'

export const directions = new Set(['-', '>', '→', '—'])

/** Ports and carriers of a line. */
export class LineRouteReader extends LineFactsReader {
  protected name(token: TokenOf<'name'>): void {
    this.cursor.take()
    if (token.kind === 'lane') {
      this.facts.lanes.push({ value: token.codes[0]!, span: token })
      return this.used(token)
    }
    const place = meaningOf(
      token,
      token.kind as 'port' | 'carrier',
      token.codes,
      this.ways.asks,
      this.ways.readerFacts,
      this.ways.surroundings,
    )
    if (place === undefined) return
    if (token.kind === 'carrier') {
      if (this.carriers.at(-1)?.value !== place.value || place.value === '') this.carriers.push(place)
      return
    }
    if (this.group.prices.length > 0 || this.group.same) {
      // `经釜山` after a price names the transhipment port
      if (this.side === 'vias' || isWordNext(this.cursor, 'via')) return void this.group.vias.push(place)
      this.nextGroup()
    }
    const side = this.side ?? 'pods'
    const list = this.group[side]
    if (list.at(-1)?.value !== place.value || place.value === '') list.push(place)
    if (side === 'vias' && !isSign(this.cursor.here, '/', '、')) this.side = undefined
  }

  protected nextGroup(): void {
    this.group = newGroup()
    this.facts.groups.push(this.group)
    if (this.side === 'vias') this.side = undefined
  }

  /** Separator between ports: those before it are ports of loading, or it joins origin and destination. */
  protected direction(sign: Token, next: Token | undefined): void {
    const { group } = this
    const { asks, readerFacts } = this.ways
    const leads = next?.is === 'unknown' || next?.is === 'area' || (next?.is === 'name' && next.kind === 'port') || isSign(next, '>', '-')
    if (!leads || group.pods.length === 0 || group.prices.length > 0) return
    const home = group.pods.every(({ value }) => value === '' || isHome(value, readerFacts.home))
    if (group.pols.length > 0) {
      const between = group.pods.splice(0)
      const word = between.map(({ value }) => readerFacts.nameOf('port', value)).join('/')
      const reply = asks.ask({
        kind: 'chain',
        about: word,
        each: true,
        span: sign,
        word,
        candidates: ['via', 'pods'].map((value) => ({ value, label: value })),
      })
      if ('open' in reply) group.vias.push(...between.map((place) => ({ ...place, open: [...(place.open ?? []), reply.open] })))
      else if (reply.answer === 'via') group.vias.push(...between)
      else if (reply.answer === 'pods') group.pods.push(...between)
    }
    // an arrow marks the port of loading; a dash may also separate two ports of discharge
    else if (home || (isSign(sign, '→', '>') && group.pods.length === 1)) group.pols.push(...group.pods.splice(0))
  }

  /** `上海出`, `盐田/南沙 出`: ports of loading. `11.16起`: a date. */
  protected out(token: TokenOf<'word'>): void {
    const { group } = this
    if (token.text === startWord) return this.end('from')
    const home = group.pods.filter(({ value }) => isHome(value, this.ways.readerFacts.home))
    if (home.length === 0) return
    const abroad = group.pods.filter((place) => !home.includes(place))
    group.pods.splice(0, group.pods.length, ...abroad)
    group.pols.push(...home)
  }

  /** Transhipment: `经釜山`, `VIA BUSAN`, or after the port `釜山中转`, `COLOMBO (T/S)`. */
  protected via(word: string): void {
    const { cursor, group } = this
    cursor.skip(':')
    const next = cursor.here
    const last = cursor.tokens.slice(0, cursor.at - 1).findLast((token) => !isSign(token, '('))
    // 中转 refers to the port before it, 经 to the port after it
    const behind = last?.is === 'name' && last.kind === 'port' && /^(?:中转|转运|T\/S|转)$/.test(word)
    if (!behind && next?.is === 'name' && next.kind === 'port') {
      this.side = 'vias'
      return
    }
    const place = last?.is === 'name' && last.kind === 'port' ? group.pods.findLastIndex(({ span }) => span.start === last.start) : -1
    if (place >= 0) group.vias.push(...group.pods.splice(place, 1))
    else if (next?.is === 'unknown') this.side = 'vias'
  }

  /** An unknown word where a port is expected, next to a direction word or before prices, becomes a question about a port. */
  protected unknown(token: TokenOf<'unknown'>): void {
    const { cursor, ways } = this
    if (this.inCharges) return
    const at = cursor.at
    const [before, after] = [cursor.tokens[at - 1], cursor.tokens[at + 1]]
    const beside = (one: Token | undefined) => one?.is === 'sign' && (directions.has(one.sign) || one.sign === '/')
    const named = (one: Token | undefined) => one?.is === 'name' && one.kind === 'port'
    const priceNext = after?.is === 'number' || (after?.is === 'currency' && cursor.tokens[at + 2]?.is === 'number')
    const route =
      this.side === 'vias' ||
      (beside(before) && named(cursor.tokens[at - 2])) ||
      (beside(after) &&
        (named(cursor.tokens[at + 2]) || (at === 0 && !named(cursor.tokens[at + 2]) && cursor.tokens[at + 2]?.is === 'unknown'))) ||
      (priceNext && this.group.pods.length === 0 && token.word.length > 1 && /^\p{L}+$/u.test(token.word))
    if (!route || token.word.length > 20 || /\d/.test(token.word)) return
    const place = meaningOf(token, 'port', [], ways.asks, ways.readerFacts)
    if (!place) return
    if (this.group.prices.length > 0) this.nextGroup()
    this.group[this.side ?? 'pods'].push(place)
  }
}
const isWordNext = (cursor: Cursor, word: string) => cursor.here?.is === 'word' && cursor.here.word === word
/** Hong Kong counts as a home port. */
export const isHome = (code: string, home: string) => code.startsWith(home) || (home === 'CN' && code.startsWith('HK'))
