import type { Route } from '../../kernel/endpoint.ts'

export const packingRoutes: readonly Route[] = []
