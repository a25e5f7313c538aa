import * as calls from '@jst/contracts/si'
import { withEnglishNames } from './english-names.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { shownVersion } from '../si.contacts.ts'
import { companyPage } from '../si-company.repo.ts'
import { siCockpitOf } from './cockpit.repo.ts'
import { exportRecords, exportVersions } from './export.ts'
import { siPage, siTotalsOf } from './si-lists.repo.ts'
import { versionPage } from './versions.repo.ts'

/** A whole list is read and written out: not for every second. */
const exporting = { calls: 20, perSeconds: 60 }

export const listRoutes: readonly Route[] = [
  employeeRoute(calls.siPagedList, {
    read: async ({ db, actor }, { Lang, ...filter }) => {
      const { Rows, Total } = await siPage(db, actor, filter)
      return { Rows: await withEnglishNames(db, Rows, Lang), Total }
    },
  }),
  employeeRoute(calls.siTotals, { read: ({ db, actor }, filter) => siTotalsOf(db, actor, filter) }),
  employeeRoute(calls.exportSiList, {
    limit: exporting,
    read: async ({ db, actor, now }, filter) => {
      const { name, bytes } = await exportRecords(db, actor, filter, now())
      return new FileAnswer(name, mediaTypes.xlsx, bytes)
    },
  }),
  employeeRoute(calls.siVersionList, {
    read: async ({ db, actor }, { Lang, ...filter }) => {
      const { Rows, Total } = await versionPage(db, actor, filter)
      return { Rows: (await withEnglishNames(db, Rows, Lang)).map((row) => shownVersion(actor, row)), Total }
    },
  }),
  employeeRoute(calls.exportSiVersions, {
    limit: exporting,
    read: async ({ db, actor, now }, filter) => {
      const { name, bytes } = await exportVersions(db, actor, filter, now())
      return new FileAnswer(name, mediaTypes.xlsx, bytes)
    },
  }),
  employeeRoute(calls.siCockpit, { read: ({ db, actor, now }) => siCockpitOf(db, actor, now()) }),
  employeeRoute(calls.siCompanyList, { read: ({ db, actor }, filter) => companyPage(db, actor, filter) }),
]
