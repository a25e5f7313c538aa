import { billsOf, type BookedCharge } from '@jst/contracts/booking'
import { chargeBases, payTerms, type ChargeBasis, type ChargeLine, type ChargeMeasures, type PayTerm } from '@jst/contracts/document'
import { compare, rounded, times } from '@jst/contracts/money'
import type { SubjectRow } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

/** Digits behind the point that amounts are compared to. */
const places = 2
/**
 * A line of the taken price as a charge. Its amount stays: where a minimum or a per cent made it, so that it is not quantity times price, it is
 * carried as one unit.
 */
export function chargeOf({ Code, NameZh, NameEn, Basis, Box, PpCc, Currency, Quantity, Price, InAllIn, Amount }: BookedCharge): ChargeLine {
  const counted = Basis !== 'F' && compare(rounded(times(Quantity || '0', Price || '0'), places), rounded(Amount || '0', places)) === 0
  const unit = counted
    ? { Basis: basisOf(Basis), Quantity, Price: Price || '0' }
    : { Basis: 'S' as const, Quantity: '1', Price: Amount || '0' }
  return {
    Id: 0,
    Code,
    NameZh,
    NameEn,
    ...unit,
    Box,
    Minimum: '',
    Currency,
    PpCc: PpCc in payTerms ? (PpCc as PayTerm) : 'PP',
    TaxRate: '0',
    Payer: '',
    InAllIn,
    PercentOf: [],
    Remark: '',
  }
}
const basisOf = (basis: string): ChargeBasis => (basis in chargeBases ? (basis as ChargeBasis) : 'S')

/** The price that a booking has taken, as charges; none while it has no price. */
export async function bookedCharges(db: Queryable, { id }: SubjectRow): Promise<ChargeLine[]> {
  const { price } = await demandBooking(db, id)
  return price ? price.Charges.map(chargeOf) : []
}

/** Quantities of the taken price: they were counted when it was taken. */
export async function bookedMeasures(db: Queryable, { id, updateTime }: SubjectRow): Promise<ChargeMeasures> {
  const { price, content } = await demandBooking(db, id)
  const Boxes = (price?.Boxes ?? []).map(({ Type, Count }) => ({ Type, Count }))
  return { Boxes, Bills: billsOf(content), Tons: '0', Cbm: '0', Day: chinaDay(new Date(price?.At ?? updateTime)), Into: 'CNY' }
}
