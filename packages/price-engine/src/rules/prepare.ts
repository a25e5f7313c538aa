import type { DigitsOf } from '@jst/contracts/money'
import { isoDigits, unitsOf, type Units } from '../amounts.ts'
import { layers, type FiledRange, type MarginFloor, type MarkupRule, type PriceRules } from '../facts/rules.ts'
import { Lookup } from './lookup.ts'

/** A mark-up with its amounts as whole numbers. */
export interface ReadyRule extends Pick<MarkupRule, 'Id' | 'Scope' | 'ValidFrom' | 'ValidTo' | 'Priority'> {
  readonly rule: MarkupRule
  /** Place of its layer. */
  readonly layer: number
  readonly percent: Units | undefined
  /** Amount of a box type; undefined where the rule says nothing of it. */
  amountOf(box: string): Units | undefined
}

/** Rules that are read and indexed, for any number of inquiries. Made by `prepareRules`. */
export interface PreparedRules {
  /** Places of currencies. */
  readonly digitsOf: DigitsOf
}

/** Rules by what they are for. */
export interface Indexed {
  readonly markups: Lookup<ReadyRule>
  readonly margins: Lookup<MarginFloor>
  readonly filed: Lookup<FiledRange>
}
/** The index belongs to the engine: what others hold is a name for it. */
const indexes = new WeakMap<PreparedRules, Indexed>()

/** @throws TypeError for rules that `prepareRules` did not make */
export function indexedOf(prepared: PreparedRules): Indexed {
  const found = indexes.get(prepared)
  if (!found) throw new TypeError('Rules come from prepareRules')
  return found
}

function ready(rule: MarkupRule): ReadyRule {
  const all = rule.Amount === '' ? undefined : unitsOf(rule.Amount)
  const byBox = new Map(rule.Boxes.flatMap(({ Type, Amount }) => (Amount === '' ? [] : [[Type, unitsOf(Amount)] as const])))
  const { Id, Scope, ValidFrom, ValidTo, Priority } = rule
  return {
    Id,
    Scope,
    ValidFrom,
    ValidTo,
    Priority,
    rule,
    layer: layers.indexOf(rule.Layer),
    percent: rule.Percent === '' ? undefined : unitsOf(rule.Percent),
    amountOf: (box) => byBox.get(box) ?? all,
  }
}

/**
 * Reads and indexes rules once, for any number of inquiries.
 * @throws RangeError for an amount that is no decimal
 */
export function prepareRules({ Markups, MarginFloors, FiledRanges, digitsOf = isoDigits }: PriceRules): PreparedRules {
  const prepared: PreparedRules = { digitsOf }
  indexes.set(prepared, { markups: new Lookup(Markups.map(ready)), margins: new Lookup(MarginFloors), filed: new Lookup(FiledRanges) })
  return prepared
}
