import type { Line } from '@jst/contracts/document'
import { lclLines, lclRateDocument as document } from '@jst/contracts/freight-rates'
import { documentEntity, findManyLines, type Guard } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { farLclDoubts } from '../far-prices.ts'
import { effectSql } from '../effect.ts'
import { texts } from '../texts.ts'
import { findDouble, findStanding } from './lcl-rates.repo.ts'

const rules = documentEntity(document)

/** Rules of LCL rates beyond their fields: days in order. */
export const lclRateRules: EntityRules = {
  ...rules,
  derived: { ...rules.derived, Effect: effectSql, DaysLeft: '(t.valid_to - china_day())' },
  doubts: farLclDoubts,
  check: (_tx, values) => {
    if (String(values['ValidFrom']) > String(values['ValidTo'])) throw invalid('Values.ValidTo', texts.daysInOrder)
    return Promise.resolve()
  },
}

/** Returns the fault of tiers, whose ranges include their first ton and not their last. */
function tierProblem(tiers: readonly Line[]): string | undefined {
  const ranges = tiers
    .map((tier) => [Number(tier['FromRt'] ?? 0), tier['ToRt'] === null ? Infinity : Number(tier['ToRt'])] as const)
    .toSorted(([a], [b]) => a - b)
  if (ranges.some(([from, to]) => to <= from)) return texts.tierOrder
  return ranges.some(([from], at) => at > 0 && from < ranges[at - 1]![1]) ? texts.tierOverlap : undefined
}

/**
 * An LCL rate is published with a price and tiers that do not overlap, with amounts at the destination where it says that they are known, before its
 * last day is over, and while no other one of the consolidator says the same for its days.
 */
export const publishable: Guard = async ({ tx }, { id }) => {
  const linesOf = async (part: keyof typeof lclLines) => (await findManyLines(tx, lclLines[part], document.kind, [id])).get(id) ?? []
  const [{ rate, over, known }, tiers, destination] = await Promise.all([findStanding(tx, id), linesOf('tiers'), linesOf('destination')])
  if (!rate && tiers.length === 0) return refuse('INVALID_INPUT', texts.noLclRate)
  const problem = tierProblem(tiers)
  if (problem !== undefined) return refuse('INVALID_INPUT', problem)
  if (known && destination.some((line) => line['Unknown'] === true || (line['Amount'] ?? null) === null))
    return refuse('INVALID_INPUT', texts.destinationMissing)
  if (over) return refuse('INVALID_INPUT', texts.daysOver)
  const double = await findDouble(tx, id)
  return double === undefined ? allowed : refuse('INVALID_INPUT', texts.double(double))
}
