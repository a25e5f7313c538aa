import { isHome, LineRouteReader } from './line-route-reader.ts'
import type { Group, Said } from './line-facts.ts'
import { chargeOf } from './read-charge.ts'
import { shareOut } from './share-out.ts'

/** Assigns currency, box type, carriers and dates of a line, which are known only at its end. */
export class LineEndReader extends LineRouteReader {
  protected finish(): void {
    const { facts, ways } = this
    for (const group of facts.groups) routeOf(group, ways.readerFacts.home)
    const lists = facts.groups.flatMap(({ prices }) => prices)
    // a currency next to charges, or in a list of charges, belongs to them
    const hasCharges = this.drafts.some(({ values }) => values.length > 0) || (facts.local && lists.length === 0)
    const said = this.currencies.at(-1)
    const listCurrency = hasCharges ? (said?.value ?? ways.charges?.currency ?? '') : ''
    if (!hasCharges && said && !this.inCharges) facts.currency = said
    if (facts.local && said) facts.localCurrency = said.value
    for (const draft of this.drafts) {
      const charge = chargeOf(draft, listCurrency, ways.asks, ways.readerFacts, ways.onlyCurrency)
      if (charge) facts.charges.push(charge)
    }
    this.boxOrder(lists.length > 0)
    const shared = shareOut(facts, this.carriers, this.validity)
    facts.carriers.push(...shared.carriers)
    facts.validity.push(...shared.validity)
  }

  /** Box types in order, or a single one in a heading line; a box type beside other facts does not apply to the lines below. */
  protected boxOrder(priced: boolean): void {
    const { facts } = this
    if (!facts.boxes) return
    const heading = this.cursor.tokens.every(
      (token) => token.is === 'box' || token.is === 'currency' || token.is === 'sign' || token.is === 'word',
    )
    const { boxes } = facts
    if (boxes.value.length > 1 || (heading && !priced)) return this.used(boxes.span)
    facts.boxes = undefined
    const isUnderstood = this.cursor.tokens.every(
      (token) => token.is !== 'unknown' && !(token.is === 'word' && ['open', 'full', 'closed'].includes(token.word)),
    )
    if (priced) this.forPrices(boxes)
    else if (isUnderstood && !facts.action && this.cursor.tokens.some(({ is }) => is === 'currency' || is === 'days' || is === 'name')) {
      this.used(boxes.span)
      facts.onlyBox = boxes
    }
  }

  /** `40HQ：COSCO 2950，CMA 3050`: a box type before prices without one. */
  protected forPrices(boxes: Said<readonly string[]>): void {
    for (const group of this.facts.groups)
      for (const [at, list] of group.prices.entries())
        if (list.boxes.length === 0 && list.values.length === 1 && list.span.start > boxes.span.start) {
          group.prices[at] = { ...list, boxes: boxes.value }
          this.used(boxes.span)
        }
  }
}

/** Home ports next to foreign ports without a direction word are the ports of loading. */
function routeOf({ pols, pods }: Group, home: string): void {
  if (pols.length > 0 || pods.length < 2) return
  const begins = pods.filter(({ value }) => isHome(value, home))
  if (begins.length === 0 || begins.length === pods.length) return
  pols.push(...begins)
  pods.splice(0, pods.length, ...pods.filter((place) => !begins.includes(place)))
}
