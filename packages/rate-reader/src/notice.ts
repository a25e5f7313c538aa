import type { LineFacts } from './line-facts.ts'
import type { Scoped } from '@jst/text-reader'

/** Keywords of a booking confirmation: number, box, terminal. */
const madePattern =
  /(?<![A-Z])(?:S\/?O|BKG|BOOKING)\s{0,4}(?:NO\.?|NUMBER|#|号|CONFIRM(?:ED|ATION)?|REF)?\s{0,4}[:#]?\s{0,4}(?=[A-Z0-9]{0,16}\d{4})[A-Z0-9]{6,20}|放舱|订舱号|配舱回单|提箱|还箱|柜号|箱号|BOOKING CONFIRM|ROLLED|VESSEL CHANGE/
const count = /(?<![\d.])\d{1,2}\s*[X*×]\s*(?:20|40|45)|(?:20|40|45)\s*(?:GP|HQ|HC|RF)\s*[X*×]\s*\d/
const offer = /报价|运价|特价|价格|QUOT|OFFER|RATES? |USD|\$|美金/

/** True for a notice about an existing booking, whose numbers are no prices. */
export const isNotice = (words: string, lines: readonly Scoped<LineFacts>[]): boolean =>
  madePattern.test(words) &&
  (count.test(words) || /放舱|BOOKING CONFIRM|ROLLED/.test(words)) &&
  !offer.test(words) &&
  !lines.some(({ facts }) => facts.currency)
