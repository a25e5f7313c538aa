import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes (OWASP). Algorithm 2 is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of no password in particular: checking against it makes unknown accounts take as long as known ones. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$GxCVguOjL3yUxwWYXn97JQ$ZHdZbz0h05RucB1HLwnQKCkAKhKLsIRAAEhUHtbr048'

export const hashPassword = (password: string) => hash(password, cost)

/** False for a wrong password and for an account that does not exist (`stored` undefined), in the same time. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? nobodysHash, password)
  return stored !== undefined && matches
}
