import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../kernel/database/database.ts'
import type { Limits } from '../../../kernel/limits/limits.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { openForVisitor } from '../../tracking/index.ts'
import { isNumber, numberOf } from './functions.ts'
import { waitOf } from './sending.ts'

/** Of one address: enough for somebody who mistypes. */
const addressLimit = { calls: 10, perSeconds: 600 }
/** Of one number, whoever tries: four digits are guessed by chance in 20 of 10,000 tries a day at most. */
const numberLimit = { calls: 20, perSeconds: 86_400 }

/** `wait`: seconds to wait; `path`: page of the shipment; `no`: number that was refused, known or not. */
type Proof = { readonly wait: number } | { readonly path: string } | { readonly no: string }
interface Asking {
  readonly request: FastifyRequest
  readonly operatorId: number
  readonly page: string
}

/** Checks a number with a second fact that a visitor sent. A wrong fact and an unknown number have the same answer and use the same limits. */
export function prover({
  system,
  limits,
  surroundings,
  now,
}: {
  readonly system: () => Db
  readonly limits: Limits
  readonly surroundings: Surroundings
  readonly now: () => Date
}): (asking: Asking) => Promise<Proof> {
  const ofAddress = limits.of('second facts of an address', addressLimit)
  const ofNumber = limits.of('second facts of a number', numberLimit)
  return async ({ request, operatorId, page }) => {
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const no = numberOf(sent.get('No') ?? '').slice(0, 35)
    const wait = (await waitOf(ofAddress, request.ip)) || (await waitOf(ofNumber, `${operatorId} ${no}`))
    if (wait > 0) return { wait }
    const fact = (sent.get('Fact') ?? '').slice(0, 60)
    const path = isNumber(no)
      ? await openForVisitor(system(), { operatorId, number: no, fact, page, ip: request.ip, now: now() }, surroundings)
      : undefined
    return path === undefined ? { no } : { path }
  }
}
