import { saveRateGrid } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { numberGrid, saveGrid } from './grid.service.ts'

export const gridRoutes: readonly Route[] = [
  employeeRoute(saveRateGrid, {
    limit: { calls: 30, perSeconds: 60 },
    prepare: (context, input) => numberGrid(context, input),
    write: (context, input, codes) => saveGrid(context, input, codes),
  }),
]
