import { describe, expect, it } from 'vitest'
import { checkContainerNo, checkDigit } from './iso6346.ts'

describe('ISO 6346', () => {
  it.each([
    'CSQU3054383',
    'MSKU6011672',
    'TEXU3070079',
    'NARU3472484',
    'APZU4812090',
    'KKFU6671914',
    'MRKU4976720',
    'TCNU6225360',
    'CMAU5110875',
    'HDMU6804878',
    'MAEU1234567',
  ])('accepts %s', (no) => expect(checkContainerNo(no)).toBe('ok'))
  it.each([
    ['TEXU3070070', 9],
    ['CSQU3054384', 3],
    ['MSCU1234567', 6],
    ['HLXU1234567', 1],
    ['ABCU1234567', 0],
    ['MRKU4976721', 0],
  ])('%s has the check digit %i', (no, digit) => {
    expect(checkContainerNo(no)).toBe('check-digit')
    expect(checkDigit(no)).toBe(digit)
  })
  it.each(['ABCD1234567', 'MSCU1234567890', 'XX,1234567', 'CSQU305438', ''])('%j has a wrong format', (no) =>
    expect(checkContainerNo(no)).toBe('format'),
  )
})
