import type { Route } from './kernel/endpoint.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { cargoOrderRoutes } from './modules/cargo-orders/cargo-orders.routes.ts'
import { messageRoutes } from './modules/messages/messages.routes.ts'
import { siRoutes } from './modules/si/si.routes.ts'

export interface ModuleDeps {
  readonly demo: boolean
  readonly now: () => Date
}

/** Every call the server answers: one line per module. */
export const allRoutes = (deps: ModuleDeps): Route[] => [...accountRoutes(deps), ...messageRoutes(), ...cargoOrderRoutes, ...siRoutes]
