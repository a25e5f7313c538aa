import { describe, expect, it } from 'vitest'
import { readPartyCode } from './party-code.ts'

const read = (code: string, country = 'CN') => {
  const { text, problem, warning } = readPartyCode(code, country)
  return [text, problem ? 'problem' : warning ? 'warning' : 'fits']
}
describe('a company code', () => {
  it.each(['91441900730442249J', '91320412MA1MGBN10R', '91310000775785552L'])('of %s fits', (code) => {
    expect(read(`USCI+${code}`)).toEqual([`USCI+${code}`, 'fits'])
  })
  it('without its plus sign is repaired', () => {
    expect(read('USCI91441900730442249J')).toEqual(['USCI+91441900730442249J', 'fits'])
    expect(read('usci 91441900730442249j')).toEqual(['USCI+91441900730442249J', 'fits'])
    expect(read('MERSIS NUMBER0123456789012345', 'TR')).toEqual(['MERSIS NUMBER+0123456789012345', 'fits'])
  })
  it('with a wrong length or sign is refused, with a wrong check digit warned of', () => {
    expect(read('USCI+9131000077578555')[1]).toBe('problem')
    expect(read('USCI+91310000775785552I')[1]).toBe('problem')
    expect(read('USCI+91310000775785552M')[1]).toBe('warning')
    expect(read('OC+12345678-9')[1]).toBe('fits')
    expect(read('OC+12')[1]).toBe('problem')
  })
  it('needs a type and a number', () => {
    expect(read('ABC')[1]).toBe('problem')
    expect(read('VAT+', 'DE')[1]).toBe('problem')
    expect(read('', 'DE')[1]).toBe('problem')
  })
  it('9999 is warned of where the country has a type, and an unknown type anywhere', () => {
    expect(read('9999+12345', 'BR')[1]).toBe('warning')
    expect(read('9999+12345', 'AE')[1]).toBe('fits')
    expect(read('XYZ+1', 'AE')[1]).toBe('warning')
  })
})
