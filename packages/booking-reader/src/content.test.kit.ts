import { blankBooking, blankBox, blankCargo, type BookingContent, type BookingParty } from '@jst/contracts/booking'
import { blankParty } from '@jst/contracts/document'

const party = (Role: string, more: Partial<BookingParty['Party']>): BookingParty => ({
  Role,
  Party: { ...blankParty, Source: '', Id: 0, Code: '', ...more },
})
/** Dangerous goods and others from Ningbo to Hamburg, with all that a form has. */
export const fullBooking = (): BookingContent => ({
  Values: {
    ...blankBooking().Values,
    NameZh: 'YH-01',
    PorCode: 'CNSHA',
    PolCode: 'CNNGB',
    PodCode: 'DEHAM',
    PotCode: 'SGSIN',
    CarrierCode: 'MSC',
    ServiceCode: 'AE7',
    Vessel: 'MSC OSCAR',
    VoyageNo: '421W',
    Etd: '2026-12-08',
    Eta: '2027-01-10',
    CargoType: '2',
    PaymentTerm: 'PP',
    Incoterm: 'FOB',
    ReleaseType: 'SWB',
    ContractNo: 'SC26-1188',
    Contact: 'LI GONG',
    Phone: '+86 574 8765 4321',
    Mail: 'li@star.com',
  },
  Cargo: [
    {
      ...blankCargo(),
      NameEn: "PAINT: 50% SOLIDS + THINNER, MAKER'S MARK?",
      HsCode: '320810',
      Packages: 320,
      PackageKind: 'DR',
      Weight: 16_500,
      Volume: 18.5,
      UnNo: '1263',
      DangerClass: '3',
      ProperName: 'PAINT RELATED MATERIAL',
      SubRisks: '6.1, 8',
      Ems: 'F-E,S-E',
      LimitedQuantity: true,
      NetWeight: 15_800,
      PackingGroup: 'III',
      FlashPoint: 23,
      DangerContact: 'MR WANG +86 13900001111',
    },
    { ...blankCargo(), NameEn: 'BRUSHES', Packages: 10, PackageKind: 'CT', Weight: 120, Volume: 1.2 },
  ],
  Boxes: [
    { ...blankBox('20GP'), Count: 2, Soc: true, BoxWeight: 9_000 },
    { ...blankBox('40RH'), Count: 1, Temperature: -18, Ventilation: 20, Humidity: 60 },
  ],
  Parties: [
    party('shipper', {
      NameZh: 'NINGBO STAR LIGHTING CO., LTD',
      NameEn: 'NINGBO STAR LIGHTING CO., LTD',
      Address: 'NO. 88 CANGHAI ROAD\nNINGBO, CHINA',
      Country: 'CN',
      TaxKind: 'USCI',
      TaxNo: '91330200MA2AAAAA0X',
      Contact: 'MS ZHAO',
      Phone: '0574-87654321',
    }),
    party('consignee', { NameZh: 'HANSE GMBH', NameEn: 'HANSE GMBH', Address: 'AM SANDTORKAI 30\n20457 HAMBURG\nGERMANY', Country: 'DE' }),
    party('notify', { NameZh: 'HANSE GMBH', NameEn: 'HANSE GMBH', Address: 'AM SANDTORKAI 30\n20457 HAMBURG\nGERMANY', Country: 'DE' }),
    party('notify2', { NameZh: 'BANK OF HAMBURG', NameEn: 'BANK OF HAMBURG', Address: 'HAMBURG, GERMANY', Country: 'DE' }),
  ],
})
