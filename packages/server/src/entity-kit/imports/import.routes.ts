import { importLimits, type ImportCalls } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { employeeRoute, type Route, type WriteContext } from '../../kernel/http/endpoint.ts'
import { tableFormats } from '../../kernel/sheet/sheets.ts'
import { asImport, registerArea, type AreaImport } from './area-import.ts'
import { importInputOf } from './file-ways.ts'
import { saveHeadings } from './headings.service.ts'
import { beginRun, beginUndo } from './import.job.ts'
import { plansOf } from './imports.repo.ts'
import { saveMeanings } from './meanings.service.ts'
import { planImport } from './plan.service.ts'
import { importTemplate } from './template.ts'

const fileLimit = { calls: 30, perSeconds: 60 }

/** The calls of an import whose records an area writes. An area whose run answers with more has a route of its own for it. */
export function importRoutes(calls: ImportCalls, area: AreaImport, run?: Route): Route[] {
  const { kind } = calls.entity
  registerArea(calls, area)
  const on = (context: WriteContext<EmployeeActor>) => asImport(context, kind)
  return [
    employeeRoute(calls.importTemplate, {
      limit: fileLimit,
      read: async ({ db, actor }) => importTemplate(db, await area.fileOf(db, actor)),
    }),
    employeeRoute(calls.planImport, {
      limit: fileLimit,
      upload: { maxBytes: importLimits.bytes, kinds: tableFormats, parts: importLimits },
      // an upload's input is its query
      write: async (context, input) => planImport(await on(context), context.file, importInputOf(input)),
    }),
    employeeRoute(calls.saveHeadings, {
      write: async (context, { Columns }) => saveHeadings(context, (await on(context)).entity, Columns),
    }),
    employeeRoute(calls.saveMeanings, { write: async (context, input) => saveMeanings(context, (await on(context)).entity, input) }),
    run ?? employeeRoute(calls.runImport, { limit: fileLimit, write: async (context, input) => beginRun(await on(context), input) }),
    employeeRoute(calls.undoImport, { write: async (context, { Id }) => beginUndo(await on(context), Id) }),
    employeeRoute(calls.imports, { read: ({ db, actor }) => plansOf(db, actor, kind) }),
  ]
}
