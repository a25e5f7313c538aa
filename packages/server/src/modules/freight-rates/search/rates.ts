import { cargoTypes, type CargoType } from '@jst/contracts/booking'
import { cargoTypeOf, socOf } from './vocabulary.ts'
import type { ChargeBasis, PayTerm } from '@jst/contracts/document'
import type { BoxAmount, Condition, Rate, Surcharge, ValidityBasis } from '@jst/price-engine'
import { boxColumns, type BargeRow, type BoxAmounts, type RateRow, type SurchargeRow } from './rates.repo.ts'

/** Names of a charge in both languages. */
export type ChargeNames = (code: string) => { readonly zh: string; readonly en: string }

/** A rate that says no basis goes by the departure of the vessel. */
const basisOf = ({ basis }: RateRow) => (basis === '' ? 'ATD' : basis) as ValidityBasis

/** Box types with what their columns say; the fifth column is for the type that the rate names. */
const amountsOf = (amounts: BoxAmounts, { otherBox }: RateRow): BoxAmount[] =>
  boxColumns.flatMap(([box]) => {
    const [Type, Amount] = [box === 'Other' ? otherBox : box, amounts[box]]
    return Type === '' || Amount === null ? [] : [{ Type, Amount }]
  })

function conditionsOf({ conditionOf, conditionOp, conditionValues }: SurchargeRow): Condition[] {
  if (conditionOf === '') return []
  const condition = { What: conditionOf as Condition['What'], Op: (conditionOp || 'is') as Condition['Op'], Values: conditionValues }
  if (conditionOf === 'soc') return [{ ...condition, Values: conditionValues.length === 0 ? ['true'] : conditionValues.map(socOf) }]
  if (conditionOf !== 'cargoType') return [condition]
  const Values = conditionValues.map(cargoTypeOf)
  return [{ ...condition, Values, Names: Values.map((code) => cargoTypes[code as CargoType] ?? code) }]
}
/** A condition on the weight that names no weight asks nothing that could be answered: what the charge comes to is not known. */
const isReadable = ({ conditionOf, conditionValues }: SurchargeRow) =>
  conditionOf !== 'weight' || (conditionValues.length > 0 && conditionValues.every((value) => /^\d{1,6}(\.\d{1,3})?$/.test(value)))

/** A row of surcharges as the engine reads it, as its own where a template does not say so. */
export function surchargeOf(row: SurchargeRow, rate: RateRow, namesOf: ChargeNames): Surcharge {
  const { zh, en } = namesOf(row.code)
  const readable = isReadable(row)
  return {
    Code: row.code,
    NameZh: zh,
    NameEn: en,
    PpCc: (row.ppCc || 'PP') as PayTerm,
    Currency: row.currency,
    Basis: (row.basis || 'C') as ChargeBasis,
    Amount: row.amount,
    Boxes: amountsOf(row.boxes, rate),
    Minimum: row.minimum,
    PercentOf: row.percentOf,
    Conditions: readable ? conditionsOf(row) : [],
    InAllIn: row.inAllIn,
    ValidFrom: row.validFrom,
    ValidTo: row.validTo,
    Known: readable && !row.unknown,
    Source: { Kind: 'own', Id: row.id, Version: rate.version },
  }
}

/** Maps the row of a rate to the engine's input. A barge goes by the basis of its rate. */
export function rateOf(
  row: RateRow,
  surcharges: readonly SurchargeRow[],
  barges: readonly BargeRow[],
  region: string,
  names: ChargeNames,
): Rate {
  const costs = new Map(amountsOf(row.cost, row).map(({ Type, Amount }) => [Type, Amount]))
  return {
    Id: row.id,
    No: row.no,
    Version: row.version,
    UpdatedBy: row.updatedBy,
    UpdatedAt: row.updatedAt,
    Supplier: row.supplier,
    Contract: row.contract,
    Carrier: row.carrier,
    Service: row.service,
    Lane: row.lane,
    Region: region,
    Pol: row.pol,
    PolLinks: row.polLinks,
    Barge: barges.map((barge) => ({
      Port: barge.port,
      Currency: barge.currency,
      Boxes: amountsOf(barge.boxes, row),
      ValidFrom: barge.validFrom,
      ValidTo: barge.validTo,
      Basis: basisOf(row),
    })),
    Pod: row.pod,
    Del: row.del,
    Via: row.via,
    RateType: row.rateType,
    Commodity: row.commodity,
    Currency: row.currency,
    PpCc: 'PP',
    Boxes: amountsOf(row.floor, row).map(({ Type, Amount }) => ({ Type, Cost: costs.get(Type) ?? '', Floor: Amount })),
    WeightLimits: row.limitTons === '' ? [] : [{ Type: '', Tons: row.limitTons, Extra: row.limitExtra }],
    ValidFrom: row.validFrom,
    ValidTo: row.validTo,
    Basis: basisOf(row),
    Surcharges: surcharges.map((one) => surchargeOf(one, row, names)),
    TransitDays: row.transitDays ?? -1,
    FreeDays: row.freeDays ?? -1,
    EtdWeekday: Number(row.etdWeekday || 0),
    ClosingWeekday: Number(row.closingWeekday || 0),
    RemarkPublic: row.remark,
    RemarkInternal: '',
  }
}
