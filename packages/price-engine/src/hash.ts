import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Sentences are made of the rest, and a hash does not hash itself. */
const left = new Set(['Hash', 'Zh', 'En'])

/** A key as it is read and as it is written. */
type Key = readonly [name: string, written: string]
/** The keys of objects, sorted, by their keys as they stand: the same few kinds of objects come again and again. */
const sorted = new Map<string, readonly Key[]>()
const mostKinds = 1_000

function keysOf(record: object): readonly Key[] {
  const names = Object.keys(record)
  const kind = JSON.stringify(names)
  let keys = sorted.get(kind)
  if (!keys) {
    keys = names
      .filter((name) => !left.has(name))
      .sort()
      .map((name) => [name, `${JSON.stringify(name)}:`])
    if (sorted.size >= mostKinds) sorted.clear()
    sorted.set(kind, keys)
  }
  return keys
}

/** Texts that JSON may write otherwise than as they are: quotes, backslashes, controls, halves of pairs. */
const escaped = /["\\\p{Cc}\p{Cs}]/u

/** JSON with sorted keys, without what is left out and what is undefined. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return escaped.test(value) ? JSON.stringify(value) : `"${value}"`
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const record = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const [name, written] of keysOf(record)) {
    const value = record[name]
    if (value !== undefined) text += `${text === '' ? '' : ','}${written}${canonical(value)}`
  }
  return `{${text}}`
}

/** Hash functions built into Node, much faster than a JavaScript implementation. */
interface NodeCrypto {
  createHash(name: 'sha256'): { update(text: string, encoding: 'utf8'): { digest(encoding: 'hex'): string } }
}
const { process: node } = globalThis as { readonly process?: { readonly getBuiltinModule?: (name: string) => unknown } }
const native = node?.getBuiltinModule?.('node:crypto') as NodeCrypto | undefined

const digestOf = (text: string): string =>
  native ? native.createHash('sha256').update(text, 'utf8').digest('hex') : bytesToHex(sha256(utf8ToBytes(text)))

/**
 * SHA-256 of an offer in hexadecimal: the same for any order of keys, another one for any other fact. `Hash`, `Zh` and `En` do not count, at any
 * depth. It is no signature: whoever makes an offer can hash it.
 */
export const hashOf = (offer: object): string => digestOf(canonical(offer))
