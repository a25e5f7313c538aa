import { saveRateGrid } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/endpoint.ts'
import { saveGrid } from './grid.service.ts'

export const gridRoutes: readonly Route[] = [
  employeeRoute(saveRateGrid, { limit: { calls: 30, perSeconds: 60 }, write: (context, input) => saveGrid(context, input) }),
]
