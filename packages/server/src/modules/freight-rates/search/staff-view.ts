import type { PriceOption } from '@jst/contracts/freight-rates'
import { mayTell, type Option, type OptionBox } from '@jst/price-engine'
import type { Third } from './third-rates.ts'
import { exclusionOf } from './exclusion.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'

/** Parts of a price that the caller's roles may see. */
export interface PriceSight {
  readonly cost: boolean
  readonly floor: boolean
  readonly margin: boolean
  readonly supplier: boolean
  readonly contract: boolean
}

/** Hides the margin from roles without the cost, which would follow from it. */
export const sightOf = (actor: EmployeeActor): PriceSight => ({
  cost: maySee(actor, 'costPrice'),
  floor: maySee(actor, 'floorPrice'),
  margin: maySee(actor, 'margin') && maySee(actor, 'costPrice'),
  supplier: maySee(actor, 'supplier'),
  contract: maySee(actor, 'contractNo'),
})

const boxFor = (box: OptionBox, { cost, floor, margin }: PriceSight): PriceOption['Boxes'][number] => ({
  Type: box.Type,
  Count: box.Count,
  Cost: cost ? box.Cost : '',
  Floor: floor ? box.Floor : '',
  Sell: box.Sell,
  Margin: margin ? box.Margin : '',
  Steps: floor
    ? box.Steps.map(({ Kind, Layer, By, At, Amount, Running, Zh, En }) => ({ Kind, Layer, By, At, Amount, Running, Zh, En }))
    : [],
})

/** How much a guard is missed by tells the floor or the cost: then the guard is told without it. */
const guardsFor = ({ Guards }: Option, { floor, margin }: PriceSight): PriceOption['Guards'] =>
  Guards.map(({ Code, Outcome, Box, By, Currency, Zh, En }) =>
    floor && margin ? { Code, Outcome, Box, By, Currency, Zh, En } : { Code, Outcome, Box, By: '', Currency: '', Zh: '', En: '' },
  )

/** Names the owner only to roles that may see suppliers; its remark may name him. */
const thirdFor = ({ no, channel, owner, remark }: Third, { supplier }: PriceSight): PriceOption['Third'] =>
  supplier ? { No: no, Channel: channel, Owner: owner, Remark: remark } : { No: no, Channel: '', Owner: '', Remark: '' }

/** A price as somebody of the staff reads it, field by field: a new field of the engine is told to nobody until it stands here. */
export function optionFor(option: Option, sight: PriceSight, templates: ReadonlyMap<number, string>, third?: Third): PriceOption {
  const seesAll = Object.values(sight).every(Boolean)
  return {
    Carrier: option.Carrier,
    Service: option.Service,
    Lane: option.Lane,
    Pol: option.Pol,
    LoadingPort: option.LoadingPort,
    Pod: option.Pod,
    Del: option.Del,
    Via: option.Via,
    TransitDays: option.TransitDays,
    FreeDays: option.FreeDays,
    EtdWeekday: option.EtdWeekday,
    ClosingWeekday: option.ClosingWeekday,
    ValidFrom: option.ValidFrom,
    ValidTo: option.ValidTo,
    Basis: option.Basis,
    DecidedBy: option.DecidedBy,
    Day: option.Day,
    DayAssumed: option.DayAssumed,
    Rate: option.Rate,
    RateType: option.RateType,
    Commodity: option.Commodity,
    Supplier: sight.supplier ? option.Supplier : '',
    Contract: sight.contract ? option.Contract : '',
    Currency: option.Currency,
    Boxes: option.Boxes.map((box) => boxFor(box, sight)),
    Margin: sight.margin ? option.Margin : '',
    Charges: option.Charges.map(({ Source, PercentOf, ...charge }) => ({
      ...charge,
      PercentOf: [...PercentOf],
      Template: Source?.Kind === 'template' ? (templates.get(Source.Id) ?? '') : '',
    })),
    NotCharged: option.NotCharged.map(({ Code, Box, Zh, En }) => ({ Code, Box, Zh, En })),
    Excluded: option.Excluded.map(exclusionOf),
    Incomplete: option.Incomplete.map(({ Code, What, Zh, En }) => ({ Code, What, Zh, En })),
    Assumed: [...option.Assumed, ...(third?.assumed ?? [])].map(({ Code, What, Zh, En }) => ({ Code, What, Zh, En })),
    Guards: guardsFor(option, sight),
    Verdict: option.Verdict,
    Totals: [...option.Totals],
    Converted: option.Converted && { ...option.Converted, Rates: [...option.Converted.Rates] },
    Remarks: [...option.Remarks],
    Hash: seesAll ? option.Hash : '',
    Told: third?.visible !== false && mayTell(option),
    Third: third ? thirdFor(third, sight) : null,
  }
}
