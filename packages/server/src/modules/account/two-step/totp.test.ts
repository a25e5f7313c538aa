import { expect, it } from 'vitest'
import { base32, codeAt, otpauthUrl, stepOfCode } from './totp.ts'

const secret = base32(Buffer.from('12345678901234567890'))

it('makes the codes of RFC 6238, appendix B', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  for (const [seconds, code] of vectors) expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
})

it('takes a code one step early or late, and none twice or older than the last', () => {
  const now = new Date(1_234_567_890_000)
  const step = Math.floor(1_234_567_890 / 30)
  for (const near of [step - 1, step, step + 1]) expect(stepOfCode(secret, codeAt(secret, near), 0, now)).toBe(near)
  for (const far of [step - 2, step + 2]) expect(stepOfCode(secret, codeAt(secret, far), 0, now)).toBeUndefined()
  expect(stepOfCode(secret, codeAt(secret, step), step, now)).toBeUndefined()
  expect(stepOfCode(secret, codeAt(secret, step - 1), step, now)).toBeUndefined()
})

it('encodes names in the address that authenticators read', () => {
  expect(otpauthUrl('ABC', 'a b', '海捷:x')).toBe('otpauth://totp/a%20b?secret=ABC&issuer=%E6%B5%B7%E6%8D%B7%3Ax')
})
