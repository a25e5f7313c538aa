import { describe, expect, it } from 'vitest'
import { partyFromText } from './party-text.ts'

const read = (...lines: string[]) => {
  const { Name, Address, Phone } = partyFromText(lines.join('\n'), 'CN')
  return [Name, Address, Phone]
}

describe('a company of a block of text', () => {
  it('has the legal form that the width of the form broke off its name', () => {
    expect(read('SUZHOU HENGZE ELECTROMECHANICAL', 'CO., LTD', 'NO. 199 SUHONG MIDDLE ROAD', 'TEL: 86-512-62801234')).toEqual([
      'SUZHOU HENGZE ELECTROMECHANICAL CO., LTD',
      'NO. 199 SUHONG MIDDLE ROAD',
      '86-512-62801234',
    ])
    expect(read('ROTTERDAM IMPORT HOUSE', 'B.V.', 'WILHELMINAKADE 308')).toEqual(['ROTTERDAM IMPORT HOUSE B.V.', 'WILHELMINAKADE 308', ''])
  })
  it('keeps a second line that says more than a form in the address', () => {
    expect(read('LION CITY DISTRIBUTION PTE LTD', 'LTD BUILDING 10 PASIR PANJANG ROAD')).toEqual([
      'LION CITY DISTRIBUTION PTE LTD',
      'LTD BUILDING 10 PASIR PANJANG ROAD',
      '',
    ])
    expect(read('GULF STAR GENERAL TRADING LLC')).toEqual(['GULF STAR GENERAL TRADING LLC', '', ''])
  })
})
