import { randomBytes } from 'node:crypto'

/** 128 bits: nobody guesses the address of a copy. */
export const newToken = (): string => randomBytes(16).toString('base64url')
export const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text)

export const verifyPath = '/verify/:token'
export const verifyAddress = (origin: string, token: string): string => `${origin}${verifyPath.replace(':token', token)}`
