import { describe, expect, it } from 'vitest'
import { checkContainerNo, checkDigit } from './box-number.ts'

describe('container numbers (ISO 6346)', () => {
  it.each([
    ['CSQU3054383', 'the worked example of ISO 6346 and of the register of owner codes (BIC)'],
    ['TEXU3070079', 'owner code of Textainer; an example of many explanations of the check digit'],
    ['APZU4812090', 'samples of the DCSA standards; the check digit is 0'],
    ['NARU3472484', 'samples of the DCSA standards'],
    ['KKFU6671914', 'samples of the DCSA standards'],
    ['HJCU8281988', 'an example of many explanations of the check digit'],
    ['MSKU6011672', 'owner code of Maersk'],
    ['MRKU4976720', 'owner code of Maersk; the remainder is 10, which is printed 0'],
    ['TCNU6225360', 'owner code of Triton; the remainder is 0'],
    ['CMAU5110875', 'owner code of CMA CGM'],
    ['HDMU6804878', 'owner code of HMM'],
    ['MAEU1234567', 'the digits that samples like to use happen to be right for this owner code'],
    ['CSQJ3054386', 'category J, equipment that comes off a container; check digit worked out by annex A'],
    ['CSQZ3054387', 'category Z, a trailer or chassis; check digit worked out by annex A'],
  ])('takes %s: %s', (no) => {
    expect(checkContainerNo(no)).toBe('ok')
    expect(checkDigit(no.slice(0, 10))).toBe(Number(no.at(-1)))
  })

  it.each([
    ['CSQU3054384', 3, 'the worked example with another check digit'],
    ['CSQU3054833', 0, 'the worked example with two digits swapped'],
    ['CSOU3054383', 6, 'the worked example with O for Q'],
    ['TEXU3070070', 9, 'that of Textainer with another check digit'],
    ['MRKU4976721', 0, 'a remainder of 10 is 0 and nothing else'],
    ['MSCU1234567', 6, 'sample digits under the owner code of MSC'],
    ['HLXU1234567', 1, 'sample digits under the owner code of Hapag-Lloyd'],
    ['ABCU1234567', 0, 'sample digits of DCSA under no owner code'],
  ])('tells that the check digit of %s should be %i: %s', (no, digit) => {
    expect(checkContainerNo(no)).toBe('check-digit')
    expect(checkDigit(no)).toBe(digit)
  })

  it.each([
    ['ABCD1234567', 'category D does not exist: U, J and Z only'],
    ['CSQR3054383', 'category R neither'],
    ['CSQU305438', 'no check digit'],
    ['CSQU30543833', 'a digit too many'],
    ['csqu3054383', 'small letters: normalize first'],
    ['CS1U3054383', 'a digit in the owner code'],
    ['CSQU305438O', 'the letter O for a zero'],
    ['MSCU1234567890', 'far too long'],
    ['XX,1234567', 'punctuation'],
    ['', 'nothing'],
  ])('%j has a wrong format: %s', (no) => expect(checkContainerNo(no)).toBe('format'))
})
