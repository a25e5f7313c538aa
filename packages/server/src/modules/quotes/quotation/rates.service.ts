import { cargoOf, readBoxes, readPods, type CargoFacts } from '@jst/contracts/freight-rates'
import type { QuoteOption } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { demandHeader } from './header.repo.ts'
import { seenOption } from './options.service.ts'
import { offeredFor } from './pricing.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

interface Context {
  readonly db: Db
  readonly system: Db
  readonly actor: EmployeeActor
  readonly now: () => Date
}
interface Query extends CargoFacts {
  readonly Pol: string
  readonly Pods: string
  readonly Day: string
  readonly Boxes: string
  readonly Customer?: string
  readonly Id?: number
  readonly Keep?: string
}
/** Of each port of discharge: a lane that is dear has its rates beside one that is cheap. */
const mostShown = 40

/** Rates that a quotation may be made of, for the customer and boxes that it is for. @throws AppError INVALID_INPUT, NOT_FOUND */
export async function ratesFor(
  { db, system, actor, now }: Context,
  { Pol, Pods, Day, Boxes, Customer = '', Id, Keep = '', ...facts }: Query,
): Promise<QuoteOption[]> {
  // a quotation says its facts of all of its boxes, and counts its charges by their types
  const boxes = readBoxes(Boxes)?.map(({ type, count }) => ({ type, count }))
  if (!boxes) throw invalid('Boxes', texts.boxes)
  const pods = readPods(Pods)
  const salesperson = Id === undefined ? actor.employeeId : (await demandHeader(db, Id)).createId
  const { options } = await offeredFor(
    { db, system, companyId: actor.companyId, salesperson, today: chinaDay(now()) },
    { pol: Pol, pods, day: Day, boxes, customer: Customer, cargo: cargoOf(facts) },
  )
  const keptRateIds = new Set(Keep.split(',').map(Number))
  return shown(options, pods, keptRateIds).map((option) => seenOption(actor, option))
}

/** The cheapest of each port, and those that are asked for by their keys, in their order. */
function shown(options: readonly QuoteOption[], pods: readonly string[], alwaysShown: ReadonlySet<number>): QuoteOption[] {
  const counts = new Map<string, number>()
  return options.filter(({ RateId, Pod, Del }) => {
    const port = pods.includes(Del) ? Del : Pod
    const count = (counts.get(port) ?? 0) + 1
    counts.set(port, count)
    return count <= mostShown || alwaysShown.has(RateId)
  })
}
