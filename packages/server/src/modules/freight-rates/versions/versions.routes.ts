import { compareRateVersions, pastRates, rateVersions, restoreRateVersion } from '@jst/contracts/freight-rates'
import { exportRoute } from '../../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { pastExport, pastPage } from './history.service.ts'
import { restoreVersion } from './restore.service.ts'
import { compareVersions, versionsOf } from './versions.service.ts'

export const versionRoutes: readonly Route[] = [
  employeeRoute(rateVersions, { read: ({ db, actor }, { Id }) => versionsOf(db, actor, Id) }),
  employeeRoute(compareRateVersions, { read: ({ db, actor }, input) => compareVersions(db, actor, input) }),
  employeeRoute(restoreRateVersion, { write: (context, input) => restoreVersion(context, input) }),
  employeeRoute(pastRates, { read: ({ db, actor }, query) => pastPage(db, actor, query) }),
  exportRoute(pastExport, { calls: 10, perSeconds: 60 }),
]
