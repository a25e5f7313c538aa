import type { Endpoint } from '@jst/contracts'
import type { EntityCalls } from '@jst/contracts/entity'
import { everyEndpoint } from '../endpoints.ts'
import { registeredCalls } from '../entity-kit/registry.ts'

interface Properties {
  readonly properties?: Readonly<Record<string, unknown>>
}

export { everyEndpoint }

/** The entities of every area. Tests register others, which these routes do not have. */
export const everyEntity: readonly EntityCalls[] = registeredCalls().filter(({ list }) => everyEndpoint.includes(list))

/** Those whose rows people write by the calls of the kit. */
export const writableEntities: readonly EntityCalls[] = everyEntity.filter(({ entity }) => !entity.ownCalls)

/** Names of the fields a caller may send. */
export const fieldsOf = ({ query, body }: Endpoint): string[] =>
  [query, body].flatMap((schema) => Object.keys((schema as unknown as Properties).properties ?? {}))
