import type { SiContainer, SiRecord } from '@jst/contracts/si/data'
import type { SiCombinableOrder, SiRules } from '@jst/contracts/si'
import type { CombinableOrder, OrderFacts, RuleSettings } from './facts.ts'
import { containerFromWire } from './wire.ts'

/** Facts of an order that a set is compared with, taken from the record that a new instruction is filled from (`recordFromOrder`). */
export const orderFacts = (id: number, booked: SiRecord, companyCode: string): OrderFacts => ({
  id,
  mblNo: booked.mblNo,
  companyCode,
  carrierCode: booked.carrier,
  vessel: booked.vessel,
  voyage: booked.voyage,
  loadPortCode: booked.loadPortCode,
  dischargePortCode: booked.dischargePortCode,
  deadline: booked.deadline,
  containers: booked.containers,
})

/** Orders that may share a bill, by id, from the server's facts. */
export const combinableOrders = (
  orders: readonly SiCombinableOrder[],
): ReadonlyMap<number, CombinableOrder & { containers: readonly SiContainer[] }> =>
  new Map(
    orders.map((order) => [
      order.Id,
      {
        id: order.Id,
        mblNo: order.MblNo,
        bookingNo: order.BookingNo,
        companyCode: order.CompanyCode,
        vessel: order.Vessel,
        voyage: order.Voyage,
        loadPortCode: order.LoadPortCode,
        dischargePortCode: order.DischargePortCode,
        receiptPlaceCode: order.ReceiptPlaceCode,
        deliveryPlaceCode: order.DeliveryPlaceCode,
        taken: order.Taken,
        containers: order.TDBoxInfos.map(containerFromWire),
      },
    ]),
  )

/** Rule settings of an operator, from the answer of the server. */
export const ruleSettings = (rules: SiRules): RuleSettings => ({
  packageTolerance: rules.PackageTolerance,
  tolerance: rules.Tolerance,
  hsCodeRequired: rules.HsCodeRequired,
  volumeRequired: rules.VolumeRequired,
  manifestFiling: rules.ManifestFiling,
  standardMinimum: rules.StandardMinimum,
  partyCountries: rules.PartyCountries,
})
