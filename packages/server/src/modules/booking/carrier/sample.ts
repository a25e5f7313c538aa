import { blankBooking, blankBox, blankCargo, type BookingContent } from '@jst/contracts/booking'
import { blankParty } from '@jst/contracts/document'
import { chinaDay } from '../../../kernel/database/china-time.ts'

/** Two weeks ahead. */
const aheadMs = 14 * 86_400_000

/** A made-up booking by which a channel is tried. */
export function sampleContent(CarrierCode: string, now: Date): BookingContent {
  const blank = blankBooking()
  return {
    Values: {
      ...blank.Values,
      CarrierCode,
      PolCode: 'CNSHA',
      PodCode: 'USLAX',
      Vessel: 'TEST VESSEL',
      VoyageNo: '001E',
      Etd: chinaDay(new Date(now.getTime() + aheadMs)),
      Contact: 'TEST',
    },
    Cargo: [
      { ...blankCargo(), NameEn: 'TEST CARGO - DO NOT BOOK', HsCode: '940360', PackageKind: 'CT', Packages: 1, Weight: 1, Volume: 1 },
    ],
    Boxes: [{ ...blankBox('40HQ'), Count: 1 }],
    Parties: [
      {
        Role: 'shipper',
        Party: { ...blankParty, Source: '', Id: 0, Code: '', NameZh: 'TEST SHIPPER', NameEn: 'TEST SHIPPER', Country: 'CN' },
      },
    ],
  }
}
