import { describe, expect, it } from 'vitest'
import { goodRecord } from '../testing/records.ts'
import { validateSet } from './validate.ts'

const findings = (hsCode: string, more: Parameters<typeof goodRecord>[0] = {}) =>
  validateSet({ records: [goodRecord({ hsCode, ...more })], num: 1, now: 0 })
    .filter(({ Code, Path }) => Code.startsWith('HS_') && Path.endsWith('TBI_HSCODE'))
    .map(({ Code, Severity }) => `${Severity} ${Code}`)

// subheadings of the Harmonized System 2022 (WCO); eight and ten digits as in the customs tariff of China
describe('HS codes', () => {
  it.each([
    ['010121', 'pure-bred breeding horses: the first chapter, with its zero'],
    ['030617', 'other frozen shrimps and prawns'],
    ['240412', 'products with nicotine for inhalation without burning, new in 2022'],
    ['300490', 'other medicaments in doses'],
    ['610910', 'T-shirts of cotton, knitted'],
    ['640399', 'other footwear with leather uppers'],
    ['732393', 'table and kitchen articles of stainless steel'],
    ['850760', 'lithium-ion accumulators'],
    ['852411', 'flat panel display modules with liquid crystals, new in 2022'],
    ['854231', 'processors and controllers, integrated circuits'],
    ['870380', 'cars with an electric motor only'],
    ['880622', 'unmanned aircraft of 250 g to 7 kg, new in 2022'],
    ['940511', 'chandeliers for LED light sources only, new in 2022'],
    ['970121', 'paintings of an age exceeding 100 years, new in 2022: the last chapter'],
    ['85171300', 'smartphones, eight digits'],
    ['732393, 732394', 'two codes of one bill'],
  ])('takes %s: %s', (hsCode) => expect(findings(hsCode)).toEqual([]))

  it.each([
    ['770100', 'WARN HS_UNKNOWN', 'chapter 77 is reserved and holds nothing'],
    ['980100', 'WARN HS_UNKNOWN', 'chapter 98 is left to the countries'],
    ['999999', 'WARN HS_UNKNOWN', 'chapter 99 too'],
    ['000000', 'WARN HS_UNKNOWN', 'there is no chapter 00'],
    ['7323', 'ERROR HS_CODE', 'a heading, no subheading'],
    ['73239', 'ERROR HS_CODE', 'five digits: the zero of a first chapter is often lost in a spreadsheet'],
    ['10121', 'ERROR HS_CODE', 'pure-bred horses without the zero'],
    ['85171300001', 'ERROR HS_CODE', 'eleven digits'],
    ['85A760', 'ERROR HS_CODE', 'a letter'],
    ['73O393', 'ERROR HS_CODE', 'the letter O for a zero'],
  ])('tells of %s: %s, %s', (hsCode, finding) => expect(findings(hsCode)).toEqual([finding]))

  it('8517130000, smartphones in ten digits, is taken; customs of the European Union read six or eight', () => {
    const singapore = { dischargePort: 'SINGAPORE', dischargePortCode: 'SGSIN', deliveryPlace: 'SINGAPORE', deliveryPlaceCode: 'SGSIN' }
    expect(findings('8517130000', singapore)).toEqual([])
    expect(findings('8517130000')).toEqual(['WARN HS_EU'])
  })

  it('8507.60 is taken, and the plain digits are offered', () => expect(findings('8507.60')).toEqual(['INFO HS_DOTS']))
})
