import { referenceIndex, starCode, starredCodes } from '@jst/contracts/master'
import { employeeRoute, Nothing, type Route } from '../../../kernel/http/endpoint.ts'
import { layerOf } from '../../../entity-kit/index.ts'
import { entriesOf, versionOf } from './reference.repo.ts'
import { setStarred, starredOf } from './starred.ts'

/** Pickers keep a copy and ask with its version; without a change there is nothing to tell. */
export const referenceRoutes: readonly Route[] = [
  employeeRoute(referenceIndex, {
    read: async ({ db, actor }, { Kind, Version }) => {
      const current = await versionOf(db, Kind, layerOf(actor))
      return current === Version ? new Nothing(null) : { Version: current, Rows: await entriesOf(db, Kind, layerOf(actor)) }
    },
  }),
  employeeRoute(starredCodes, { read: ({ db, actor }) => starredOf(db, actor.employeeId) }),
  employeeRoute(starCode, { write: setStarred }),
]
