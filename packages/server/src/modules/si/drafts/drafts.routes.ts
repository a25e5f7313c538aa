import * as calls from '@jst/contracts/si'
import { withEnglishNames } from '../lists/english-names.ts'
import { employeeRoute, Nothing, type Route } from '../../../kernel/http/endpoint.ts'
import { draftSetPage } from './draft-set.repo.ts'
import { draftSetOf, dropDraftSet, saveDraftSet } from './draft-set.service.ts'

export const draftRoutes: readonly Route[] = [
  employeeRoute(calls.siDraftSet, {
    read: async ({ db, actor }, { CGO_ID }) => (await draftSetOf(db, actor, CGO_ID)) ?? new Nothing(null),
  }),
  employeeRoute(calls.saveSiDraftSet, { write: saveDraftSet }),
  employeeRoute(calls.removeSiDraftSet, {
    write: async (call, { CGO_ID, Version }) => ({ Removed: await dropDraftSet(call, CGO_ID, Version) }),
  }),
  employeeRoute(calls.siDraftSetList, {
    read: async ({ db, actor }, { Lang, ...filter }) => {
      const { Rows, Total } = await draftSetPage(db, actor, filter)
      return { Rows: await withEnglishNames(db, Rows, Lang), Total }
    },
  }),
]
