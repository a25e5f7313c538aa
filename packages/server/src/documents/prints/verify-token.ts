import { createHash, randomBytes } from 'node:crypto'
import type { PrintSheet } from './sheet.ts'

/** 128 bits: nobody guesses the address of a copy. */
export const newToken = (): string => randomBytes(16).toString('base64url')
/** SHA-256 of a copy's content and of 128 random bits, so that nobody finds a copy by computing hashes of likely contents. Cut to the size of a token. */
export const copyHash = (data: PrintSheet): string =>
  createHash('sha256').update(JSON.stringify(data)).update(randomBytes(16)).digest().subarray(0, 16).toString('base64url')
export const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text)

export const verifyPath = '/verify/:token'
/** Address in the code of a copy: its hash, with the number and version that it must belong to. */
export const verifyAddress = (origin: string, token: string, no: string, version: number): string =>
  `${origin}${verifyPath.replace(':token', token)}?no=${encodeURIComponent(no)}&v=${version}`
