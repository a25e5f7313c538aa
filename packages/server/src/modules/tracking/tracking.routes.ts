import { trackAdd, trackEnd, trackFigures, trackFollow, trackingEntities, trackList, trackMap, trackView } from '@jst/contracts/tracking'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/endpoint.ts'
import { add } from './doors/add.service.ts'
import { end, follow } from './follow/follow.service.ts'
import { readFigures } from './shipment/figures.repo.ts'
import { trackPage } from './shipment/list.repo.ts'
import { readShips } from './shipment/map.service.ts'
import { readView } from './shipment/view.service.ts'

export const trackingRoutes: readonly Route[] = [
  ...entityRoutes(trackingEntities),
  employeeRoute(trackList, { read: ({ db, actor }, query) => trackPage(db, actor, query) }),
  employeeRoute(trackFigures, { longRead: true, read: ({ db, actor, now }, filter) => readFigures(db, actor, filter, now()) }),
  employeeRoute(trackMap, { longRead: true, read: ({ db, actor, now }, filter) => readShips(db, actor, filter, now()) }),
  employeeRoute(trackView, { read: ({ db, system, actor, now }, { Id }) => readView(db, system, actor, Id, now()) }),
  employeeRoute(trackFollow, { write: follow }),
  employeeRoute(trackEnd, { write: end }),
  employeeRoute(trackAdd, { write: add }),
]
