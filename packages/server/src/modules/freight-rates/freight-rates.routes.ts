import { freightRatesEntities, freightSettings, saveFreightSettings } from '@jst/contracts/freight-rates'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { batchRoutes } from './batch/batch.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { customerPriceRoutes } from './customer/customer.routes.ts'
import { figureRoutes } from './figures/figures.routes.ts'
import { freightRateRoutes } from './freight-rate/freight-rate.routes.ts'
import { channelRoutes } from './channel/channel.routes.ts'
import { gridRoutes } from './grid/grid.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { publishRoutes } from './publish/publish.routes.ts'
import { versionRoutes } from './versions/versions.routes.ts'
import { lclRoutes } from './lcl/lcl.routes.ts'
import { priceRuleRules } from './rules/rules.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { readingRoutes } from './reading/reading.routes.ts'
import { priceSearchRoutes } from './search/search.routes.ts'
import { templateRoutes } from './templates/templates.routes.ts'
import { rateSettings } from './settings/settings.ts'

export const freightRatesRoutes = (surroundings: Surroundings): readonly Route[] => [
  ...freightRateRoutes,
  ...batchRoutes,
  ...channelRoutes,
  ...gridRoutes,
  ...publishRoutes,
  ...versionRoutes,
  ...priceSearchRoutes,
  ...calendarRoutes,
  ...pushRoutes,
  ...customerPriceRoutes,
  ...readingRoutes(surroundings),
  ...templateRoutes,
  ...figureRoutes,
  ...lclRoutes,
  employeeRoute(freightSettings, { read: ({ db, actor }) => rateSettings.of(db, actor.companyId) }),
  employeeRoute(saveFreightSettings, { write: rateSettings.save }),
  ...entityRoutes(freightRatesEntities, priceRuleRules),
]
