import { randomInt } from 'node:crypto'
import { hashPassword } from '../../account/index.ts'

// without signs that look alike on paper: 0 O 1 l I
const letters = 'abcdefghijkmnpqrstuvwxyz'
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const figures = '23456789'
const pick = (signs: string) => signs[randomInt(signs.length)]!

/** Twelve signs of three kinds, easy to read out; shown once and changed at the first sign-in. */
const initialPassword = (): string =>
  pick(capitals) + Array.from({ length: 3 }, () => pick(letters) + pick(letters) + pick(figures)).join('') + pick(capitals) + pick(figures)

/** A first password with what is stored of it. Hashing is slow: make it before the transaction. */
export interface FirstPassword {
  readonly password: string
  readonly hash: string
}
export async function firstPassword(): Promise<FirstPassword> {
  const password = initialPassword()
  return { password, hash: await hashPassword(password) }
}
