import { createHmac, randomBytes } from 'node:crypto'

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30
const digits = 6
/** Clocks of phones are a little off: one step to either side counts. */
const drift = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 without padding (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((chunk) => alphabet[Number.parseInt(chunk.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** 160 bits in base 32. */
export const newSecret = () => base32(randomBytes(20))

const stepOf = (now: Date) => Math.floor(now.getTime() / 1_000 / stepSeconds)

/** The code of one time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 15
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

/** The step that the code belongs to, when it is later than the last one used: a code that was seen once is worth nothing. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const current = stepOf(now)
  for (let step = Math.max(current - drift, lastStep + 1); step <= current + drift; step++) if (codeAt(secret, step) === code) return step
  return undefined
}

/** Address in the QR code for an authenticator app. */
export const otpauthUrl = (secret: string, account: string, issuer: string) =>
  `otpauth://totp/${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
