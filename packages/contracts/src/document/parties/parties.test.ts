import { describe, expect, it } from 'vitest'
import { blankParty, partyOfText, partyProblems, partyText } from '../index.ts'

const hamburg = {
  ...blankParty,
  NameZh: '汉堡机械贸易',
  NameEn: 'Hanse Maschinen GmbH',
  Address: 'Am Sandtorkai 30\n20457 Hamburg',
  Country: 'DE',
  TaxKind: 'EORI',
  TaxNo: 'DE1234567',
  Phone: '+49 40 3000 100',
}
describe('a party', () => {
  it('stands on a bill with its country, tax number and telephone, and its text is read back', () => {
    const text = partyText(hamburg)
    expect(text).toBe('HANSE MASCHINEN GMBH\nAM SANDTORKAI 30\n20457 HAMBURG\nGERMANY\nEORI: DE1234567\nTEL: +49 40 3000 100')
    expect(partyOfText(text)).toMatchObject({
      NameEn: 'HANSE MASCHINEN GMBH',
      Address: 'AM SANDTORKAI 30\n20457 HAMBURG\nGERMANY',
      Country: 'DE',
      TaxKind: 'EORI',
      TaxNo: 'DE1234567',
      Phone: '+49 40 3000 100',
    })
  })
  it('of China has its code as the manifest wants it, and nothing Chinese', () => {
    const text = partyText({
      ...blankParty,
      NameZh: '远帆',
      NameEn: 'Yuanfan Co., Ltd',
      Address: '宁波市',
      Country: 'CN',
      TaxKind: 'USCI',
      TaxNo: '91441900730442249J',
    })
    expect(text).toBe('YUANFAN CO., LTD\nCHINA\nUSCI+91441900730442249J')
  })
  it('is told what its country asks for', () => {
    const of = (more: Partial<typeof hamburg>) =>
      partyProblems({ ...hamburg, ...more }).map(({ field, warning }) => [field, warning ?? false])
    expect(of({})).toEqual([])
    expect(of({ Country: 'BR', TaxKind: 'CNPJ', TaxNo: '' })).toEqual([['TaxNo', true]])
    expect(of({ Country: 'BR', TaxKind: '', TaxNo: '00.000.000/0001-92' })).toEqual([['TaxNo', false]])
    // carried with a warning, as on shipping instructions; what is no code at all is refused
    expect(of({ Country: 'CN', TaxKind: 'USCI', TaxNo: '91441900730442249K' })).toEqual([['TaxNo', true]])
    expect(of({ Country: 'CN', TaxKind: 'USCI', TaxNo: '9144190073044224' })).toEqual([['TaxNo', false]])
    expect(of({ NameZh: '', NameEn: '' })).toEqual([
      ['NameZh', false],
      ['NameEn', true],
    ])
  })
})
