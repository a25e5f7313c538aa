import { importLimits, type EntityCalls } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import { employeeRoute, type Route, type WriteContext } from '../kernel/http/endpoint.ts'
import { tableFormats } from '../kernel/sheet/sheets.ts'
import { AppError } from '../kernel/errors.ts'
import { entityExport } from './exports/export.ts'
import { exportRoute } from './exports/sources.ts'
import { beginRun, beginUndo, prepareRun } from './imports/import.job.ts'
import { importInputOf } from './imports/file-ways.ts'
import { saveHeadings } from './imports/headings.service.ts'
import { plansOf } from './imports/imports.repo.ts'
import { saveMeanings } from './imports/meanings.service.ts'
import { planImport } from './imports/plan.service.ts'
import { importTemplate } from './imports/template.ts'
import { withNames } from './names.repo.ts'
import { mergeRows, removeRows, restoreRows } from './bin.service.ts'
import { changesOf } from './changes.ts'
import type { EntityRules } from './kit.call.ts'
import { registerEntity } from './registry.ts'
import { countRows, findRows, rowPage } from './rows.repo.ts'
import { saveRow, setEnabled, setField } from './rows.service.ts'
import { seenBy } from './seen.ts'

const fileLimit = { calls: 30, perSeconds: 60 }

/** Every call of an area's entities, from their declarations. @param rules by kind, what single entities ask beyond theirs */
export const entityRoutes = (entities: readonly EntityCalls[], rules: Readonly<Record<string, EntityRules>> = {}): Route[] =>
  entities.flatMap((calls) => routesOf(calls, rules[calls.entity.kind] ?? {}))

function routesOf(calls: EntityCalls, rules: EntityRules): Route[] {
  const { entity } = calls
  registerEntity(calls, rules)
  const on = (context: WriteContext<EmployeeActor>) => ({ ...context, entity: seenBy(context.actor, entity), rules })
  const reading = [
    employeeRoute(calls.list, { read: ({ db, actor }, query) => rowPage(db, seenBy(actor, entity), actor, query) }),
    ...(entity.stated
      ? [employeeRoute(calls.counts, { read: ({ db, actor }, query) => countRows(db, seenBy(actor, entity), actor, query) })]
      : []),
    employeeRoute(calls.get, {
      read: async ({ db, actor }, { Id, Lang }) => {
        const seen = seenBy(actor, entity)
        const rows = await findRows(db, seen, actor, [Id])
        const [row] = Lang === 'en' ? await withNames(db, seen, rows, Lang) : rows
        if (!row) throw new AppError('NOT_FOUND')
        return row
      },
    }),
    exportRoute(entityExport(calls), fileLimit),
    employeeRoute(calls.changes, { read: ({ db, system, actor }, query) => changesOf(db, system, actor, entity, query) }),
  ]
  if (entity.ownCalls) return reading
  return [
    ...reading,
    employeeRoute(calls.save, { write: (context, input) => saveRow(on(context), input) }),
    employeeRoute(calls.setField, {
      write: (context, { Items, Field, Value, Sure }) => setField({ ...on(context), sure: Sure }, Items, Field, Value),
    }),
    ...(entity.stated
      ? []
      : [employeeRoute(calls.setEnabled, { write: (context, { Items, Enabled }) => setEnabled(on(context), Items, Enabled) })]),
    employeeRoute(calls.remove, { write: (context, { Items }) => removeRows(on(context), Items) }),
    employeeRoute(calls.restore, { write: (context, { Items }) => restoreRows(on(context), Items) }),
    employeeRoute(calls.merge, { write: (context, input) => mergeRows(on(context), input) }),
    employeeRoute(calls.importTemplate, { limit: fileLimit, read: ({ db, actor }) => importTemplate(db, seenBy(actor, entity)) }),
    employeeRoute(calls.planImport, {
      limit: fileLimit,
      upload: { maxBytes: importLimits.bytes, kinds: tableFormats, parts: importLimits },
      // an upload's input is its query
      write: (context, input) => planImport(on(context), context.file, importInputOf(input)),
    }),
    employeeRoute(calls.saveHeadings, { write: (context, { Columns }) => saveHeadings(context, seenBy(context.actor, entity), Columns) }),
    employeeRoute(calls.saveMeanings, { write: (context, input) => saveMeanings(context, seenBy(context.actor, entity), input) }),
    employeeRoute(calls.runImport, {
      limit: fileLimit,
      prepare: (context, input) => prepareRun(context, entity.kind, input),
      write: (context, input) => beginRun(on(context), input),
    }),
    employeeRoute(calls.undoImport, { write: (context, { Id }) => beginUndo(on(context), Id) }),
    employeeRoute(calls.imports, { read: ({ db, actor }) => plansOf(db, actor, entity.kind) }),
  ]
}
