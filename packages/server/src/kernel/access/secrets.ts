import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Operations with the server's key: keyed hashes of short codes, since plain hashes of them can be guessed, and encryption of stored secrets. */
export interface Secrets {
  hash(purpose: string, text: string): string
  /** AES-256-GCM with a random nonce: each call gives another ciphertext of the same text. */
  seal(text: string): string
  /** @throws Error when the text was changed or sealed with another key. */
  open(sealed: string): string
}

/** `key` is called at the first use. */
export function createSecrets(key: () => Buffer): Secrets {
  const derived = new Map<string, Buffer>()
  const keyOf = (purpose: string) => {
    const derivedKey = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', key(), '', purpose, 32))
    derived.set(purpose, derivedKey)
    return derivedKey
  }
  return {
    hash: (purpose, text) =>
      createHmac('sha256', keyOf(`hash ${purpose}`))
        .update(text)
        .digest('base64url'),
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf('seal'), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.')
    },
    open(sealed) {
      const [nonce, tag, body] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
      const decipher = createDecipheriv('aes-256-gcm', keyOf('seal'), nonce!, { authTagLength: 16 }).setAuthTag(tag!)
      return Buffer.concat([decipher.update(body!), decipher.final()]).toString('utf8')
    },
  }
}

/** Compares two hashes of equal length in constant time. */
export const sameHash = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
