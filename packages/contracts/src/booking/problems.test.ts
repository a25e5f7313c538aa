import { describe, expect, it } from 'vitest'
import { blankParty } from '../document/index.ts'
import { blankBooking, blankBox, blankCargo, bookingProblems, contentChanges, contentOf, typedOf, type BookingContent } from './index.ts'

const today = '2026-11-25'
const whole: BookingContent = {
  Values: { ...blankBooking().Values, PolCode: 'CNSHA', PodCode: 'USLAX', Etd: '2026-12-02', Contact: '沈佳怡', Phone: '13800000000' },
  Cargo: [{ ...blankCargo(), NameEn: 'FURNITURE', Packages: 860, Weight: 18_600, Volume: 120 }],
  Boxes: [{ ...blankBox('40HQ'), Count: 2 }],
  Parties: [
    {
      Role: 'shipper',
      Party: {
        ...blankParty,
        Source: '',
        Id: 0,
        Code: '',
        NameZh: '远帆',
        NameEn: 'YUANFAN',
        Country: 'CN',
        TaxKind: 'USCI',
        TaxNo: '91441900730442249J',
      },
    },
  ],
}
const errorsOf = (content: BookingContent) =>
  bookingProblems(content, today)
    .filter(({ Severity }) => Severity === 'ERROR')
    .map(({ Path }) => Path)
const values = (more: object): BookingContent => ({ ...whole, Values: { ...whole.Values, ...more } })

describe('what a booking needs before it is submitted', () => {
  it('is there, or is named where it belongs', () => {
    expect(errorsOf(whole)).toEqual([])
    expect(errorsOf(blankBooking())).toEqual(
      expect.arrayContaining(['Values.PolCode', 'Values.Etd', 'Cargo[0].NameEn', 'Boxes[0].Type', 'Parties.shipper']),
    )
  })
  it('is a sailing, or the day from which the goods are ready', () => {
    expect(errorsOf(values({ Etd: '' }))).toEqual(['Values.Etd'])
    expect(errorsOf(values({ Etd: '', ReadyOn: '2026-12-01' }))).toEqual([])
    expect(errorsOf(values({ Etd: '2026-11-24' }))).toEqual(['Values.Etd'])
    expect(errorsOf(values({ Etd: today }))).toEqual([])
  })
  it('is more for dangerous and for cold goods, of which 0 °C is a temperature', () => {
    expect(errorsOf(values({ CargoType: '2' }))).toEqual(['Cargo[0].UnNo', 'Cargo[0].DangerClass', 'Cargo[0].DangerContact'])
    const cold = values({ CargoType: '3' })
    expect(errorsOf(cold)).toEqual(['Boxes[0].Type'])
    expect(errorsOf({ ...cold, Boxes: [{ ...blankBox('40RH'), Count: 1 }] })).toEqual(['Boxes[0].Temperature'])
    expect(errorsOf({ ...cold, Boxes: [{ ...blankBox('40RH'), Count: 1, Temperature: 0 }] })).toEqual([])
  })
  it('warns of what the boxes do not hold', () => {
    const warned = (Cargo: BookingContent['Cargo']) =>
      bookingProblems({ ...whole, Cargo }, today).filter(({ Severity, Path }) => Severity === 'WARNING' && Path === 'Cargo').length
    expect(warned(whole.Cargo)).toBe(0)
    expect(warned([{ ...whole.Cargo[0]!, Weight: 60_000 }])).toBe(1)
    expect(warned([{ ...whole.Cargo[0]!, Volume: 160 }])).toBe(1)
  })
})

describe('the form of a booking', () => {
  it('says what the booking says, and keeps what was known of a party that was not touched', () => {
    expect(contentOf(typedOf(whole, 0, null), whole)).toEqual(whole)
    const typed = typedOf(whole, 0, null)
    const changed = contentOf({ ...typed, Parties: { ...typed.Parties, consignee: 'HANSE GMBH\nHAMBURG\nGERMANY' } }, whole)
    expect(changed.Parties[0]).toEqual(whole.Parties[0])
    expect(changed.Parties[1]).toMatchObject({ Role: 'consignee', Party: { NameEn: 'HANSE GMBH', Country: 'DE' } })
    expect(contentChanges(whole, changed).map(({ Field }) => Field)).toEqual(['Party-consignee'])
  })
  it('keeps an address in Chinese', () => {
    const chinese: BookingContent = {
      ...whole,
      Parties: [{ Role: 'shipper', Party: { ...whole.Parties[0]!.Party, NameEn: '', Address: '宁波市江北区', TaxNo: '', TaxKind: '' } }],
    }
    const typed = typedOf(chinese, 0, null)
    expect(typed.Parties.shipper).toContain('宁波市江北区')
    expect(contentOf(typed).Parties[0]!.Party).toMatchObject({ NameZh: '远帆', Address: expect.stringContaining('宁波市江北区') })
  })
  it('takes a blank and nothing for the same', () => {
    expect(contentChanges(whole, values({ Remark: '' }))).toEqual([])
    expect(contentChanges(whole, values({ Truck: true }))).toEqual([{ Field: 'Truck', Before: false, After: true }])
  })
})
