import type { ApplicableBooking } from '@jst/contracts/packing'

/** Times of the shipment that stories tell of. */
export const at = '2026-11-26T01:30:00.000Z'
export const later = '2026-11-26T08:10:00.000Z'
export const rowBase = { Layer: 'company', State: 'active', Overridden: false, MergedInto: '', UpdateTime: at } as const
export const shipment = {
  BookingNo: 'BK261100012',
  SoNo: 'COSU6612345670',
  BlNo: 'COSU6612345670',
  CarrierCode: 'COSCO',
  CarrierCodeName: '中远海运集运',
  Vessel: 'COSCO SHIPPING ARIES',
  VoyageNo: '042W',
  PolCode: 'CNSHA',
  PolCodeName: '上海',
  PodCode: 'NLRTM',
  PodCodeName: '鹿特丹',
  Etd: '2026-12-01',
}

export const booking: ApplicableBooking = {
  Id: 12,
  BookingNo: shipment.BookingNo,
  SoNo: shipment.SoNo,
  BlNo: shipment.BlNo,
  Customer: '宁波远帆进出口有限公司',
  CarrierName: '中远海运集运',
  Vessel: shipment.Vessel,
  VoyageNo: shipment.VoyageNo,
  PolName: '上海',
  PodName: '鹿特丹',
  Etd: shipment.Etd,
  Cutoff: '2026-11-29T16:00:00.000Z',
  PickupFrom: '2026-11-26',
  Types: [
    { BoxType: '40HQ', Booked: 5, Used: 1, Rest: 4 },
    { BoxType: '20GP', Booked: 2, Used: 0, Rest: 2 },
  ],
}
