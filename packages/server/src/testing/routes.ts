import type { Endpoint } from '@jst/contracts'
import { allRoutes } from '../modules.ts'

interface Properties {
  readonly properties?: Readonly<Record<string, unknown>>
}

/** Every call that the server answers. */
export const everyEndpoint: readonly Endpoint[] = allRoutes({ demo: true, now: () => new Date() }).map(({ endpoint }) => endpoint)

/** Names of the fields a caller may send. */
export const fieldsOf = ({ query, body }: Endpoint): string[] =>
  [query, body].flatMap((schema) => Object.keys((schema as unknown as Properties).properties ?? {}))
