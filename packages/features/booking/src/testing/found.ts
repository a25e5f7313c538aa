import type { Sailing, ThirdBooking, ThirdBookingView } from '@jst/contracts/booking'
import type { PriceOffer, PriceWeek } from '@jst/contracts/freight-rates'

const at = '2026-11-25T01:30:00.000Z'
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

const offer = {
  Carrier: 'COSCO',
  Service: 'AAC2',
  Lane: 'USW',
  Pol: 'CNSHA',
  LoadingPort: 'CNSHA',
  Pod: 'USLAX',
  Del: 'USLAX',
  Via: '',
  TransitDays: 15,
  FreeDays: 14,
  EtdWeekday: 3,
  ClosingWeekday: 1,
  ValidFrom: '2026-11-20',
  ValidTo: '2026-12-15',
  Basis: 'ETD',
  Currency: 'USD',
  Boxes: [{ Type: '40HQ', Count: 2, Price: '1820' }],
  Charges: [],
  Excluded: [],
  Incomplete: [],
  Totals: [{ Currency: 'USD', Prepaid: '3640', Collect: '0', Total: '3640' }],
  Converted: null,
  Remarks: [],
  Hash: 'a'.repeat(64),
} as unknown as PriceOffer
const sailingOf = (VoyageId: number, more: Partial<Sailing> = {}): Sailing => ({
  VoyageId,
  Carrier: 'COSCO',
  Service: 'AAC2',
  Vessel: 'COSCO ROME',
  VoyageNo: '045E',
  Status: 'normal',
  Etd: '2026-12-02',
  Eta: '2026-12-17',
  Departure: '2026-12-02T06:00:00.000Z',
  Arrival: '2026-12-17T08:00:00.000Z',
  TransitDays: 15,
  Calls: [],
  Cutoffs: { BCO: hours(60), DCO: hours(100) },
  Missed: false,
  Offer: 0,
  ...more,
})
export const found = {
  Known: true,
  Sailings: [
    sailingOf(31),
    sailingOf(32, { Vessel: 'CSCL GLOBE', VoyageNo: '021E', Cutoffs: { BCO: hours(2) }, Calls: ['KRPUS'], Offer: -1 }),
    sailingOf(33, { Vessel: 'COSCO OSLO', VoyageNo: '012E', Missed: true, Status: 'delayed' }),
  ],
  Offers: [offer],
  Names: [
    { Code: 'COSCO', Name: '中远海运集运' },
    { Code: 'CNSHA', Name: '上海' },
    { Code: 'USLAX', Name: '洛杉矶' },
  ],
}
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
export const weeks: PriceWeek[] = Array.from({ length: 8 }, (_, week) => ({
  From: dayOf(week * 7 - 2),
  To: dayOf(week * 7 + 4),
  Options: week === 6 ? 0 : 5 - (week % 3),
  Best:
    week === 6
      ? null
      : {
          Day: dayOf(week * 7),
          Carrier: week % 2 === 0 ? 'COSCO' : 'OOCL',
          Totals: [{ Currency: 'USD', Total: String(3_640 - week * 60) }],
          Converted: '',
          ConvertedCurrency: '',
          Incomplete: false,
        },
}))

export const third: ThirdBooking = {
  Id: 7,
  Code: 'BK261100007',
  State: 'submitted',
  Booker: '上海海捷国际货运代理有限公司',
  Subscription: 'DY26000006',
  Channel: '瑞通美西直发',
  RateNo: 'YJ261100021',
  Carrier: 'HMM',
  Service: 'PS3',
  Pol: 'CNSHA',
  PolName: '上海',
  Pod: 'USLAX',
  PodName: '洛杉矶',
  Vessel: 'HMM GDANSK',
  VoyageNo: '012E',
  Etd: '2026-12-02',
  Boxes: '40HQ*2',
  Currency: 'USD',
  Total: '3780',
  SubmittedAt: at,
}
export const thirdView: ThirdBookingView = {
  ...third,
  Eta: '2026-12-17',
  CargoType: '1',
  TransportTerm: 'CY-CY',
  PaymentTerm: 'PP',
  ValidFrom: '2026-11-19',
  ValidTo: '2026-12-13',
  PricedAt: at,
  Prices: [{ Type: '40HQ', Count: 2, Price: '1890', Amount: '3780' }],
  Surcharges: [
    {
      Code: 'THC',
      Name: '码头操作费',
      Basis: 'C',
      PpCc: 'PP',
      Currency: 'CNY',
      Amount: '',
      Boxes: [{ Type: '40HQ', Amount: '1130' }],
      Included: false,
    },
    { Code: 'DOC', Name: '单证费', Basis: 'B', PpCc: 'PP', Currency: 'CNY', Amount: '450', Boxes: [], Included: false },
    { Code: 'BAF', Name: '燃油附加费', Basis: 'C', PpCc: 'PP', Currency: 'USD', Amount: '120', Boxes: [], Included: true },
  ],
  Cargo: [{ NameEn: 'WOODEN FURNITURE', HsCode: '940360', PackageKind: 'CT', Packages: 860, Weight: '18600', Volume: '132.5' }],
}
