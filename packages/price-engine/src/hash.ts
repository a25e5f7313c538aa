import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Sentences are made of the rest, and a hash does not hash itself. */
const left = new Set(['Hash', 'Zh', 'En'])

/** JSON with sorted keys, without what is left out and what is undefined. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const record = value as Readonly<Record<string, unknown>>
  const parts = Object.keys(record)
    .filter((key) => !left.has(key) && record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`)
  return `{${parts.join(',')}}`
}

/**
 * SHA-256 of an offer in hexadecimal: the same for any order of keys, another one for any other fact. `Hash`, `Zh` and `En` do not count, at any
 * depth. It is no signature: whoever makes an offer can hash it.
 */
export const hashOf = (offer: object): string => bytesToHex(sha256(utf8ToBytes(canonical(offer))))
