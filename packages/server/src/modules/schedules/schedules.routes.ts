import { importLimits } from '@jst/contracts/entity'
import * as calls from '@jst/contracts/schedules'
import { employeeRoute, Nothing, type Route } from '../../kernel/http/endpoint.ts'
import { tableFormats } from '../../kernel/sheet/sheets.ts'
import { AppError } from '../../kernel/errors.ts'
import { historyPage } from '../../kernel/audit/history.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db } from '../../kernel/database/database.ts'
import { importInputOf, exportRoute, importTemplate, saveHeadings } from '../../entity-kit/index.ts'
import { voyageExport } from './exports/export.ts'
import { plansOf } from './imports/imports.repo.ts'
import { layoutPage, removeLayout, saveLayout } from './imports/layouts.service.ts'
import { planImport } from './imports/plan.service.ts'
import { exampleVoyage } from './imports/template.ts'
import { runImport, undoImport } from './imports/run.service.ts'
import { affectedBy, notifyAffected } from './live/affected.service.ts'
import { sourceFigures } from './live/figures.repo.ts'
import { placesOf, underWay } from './live/under-way.repo.ts'
import { markVoyage, setTime } from './live/live.service.ts'
import { findRotation, rotationsOf } from './rotations/rotation.repo.ts'
import { rollService, saveRotation } from './rotations/rotation.service.ts'
import { callPage, voyagePage } from './voyages/voyage-list.repo.ts'
import { findVoyage } from './voyages/voyage.repo.ts'
import { removeVoyage, saveVoyage } from './voyages/voyage.service.ts'
import { weekView } from './voyages/weeks.ts'

const fileLimit = { calls: 30, perSeconds: 60 }

/** A voyage of another company answers as one that does not exist. */
async function voyageOf(db: Db, actor: EmployeeActor, id: number): Promise<calls.Voyage> {
  const voyage = await findVoyage(db, id)
  if (!voyage || (actor.companyKind === 'platform' && voyage.Layer === 'company')) throw new AppError('NOT_FOUND')
  return voyage
}

/** Schedules: the long-term plan, what becomes of it, and who has to know (spec §2.6). */
export const scheduleRoutes: readonly Route[] = [
  employeeRoute(calls.voyageList, { read: ({ db, actor }, query) => voyagePage(db, actor, query) }),
  employeeRoute(calls.voyageInfo, { read: ({ db, actor }, { Id }) => voyageOf(db, actor, Id) }),
  employeeRoute(calls.saveVoyage, { write: (context, input) => saveVoyage(context, input) }),
  employeeRoute(calls.removeVoyage, { write: (context, { Id, UpdateTime }) => removeVoyage(context, Id, UpdateTime).then(() => null) }),
  employeeRoute(calls.voyageChanges, {
    read: async ({ db, system, actor }, { Id, ...paging }) => {
      await voyageOf(db, actor, Id)
      return historyPage(system, paging, 'voyage', Id, (where) =>
        actor.companyKind === 'platform'
          ? where.raw(`c.kind = 'platform'`)
          : where.add(`a.company_id = ? or c.kind = 'platform'`, actor.companyId),
      )
    },
  }),
  exportRoute(voyageExport, fileLimit),
  employeeRoute(calls.voyageWeeks, { read: ({ db, actor }, query) => weekView(db, actor, query) }),
  employeeRoute(calls.rotationInfo, {
    read: async ({ db, actor }, { ServiceCode }) => (await findRotation(db, actor, ServiceCode)) ?? new Nothing(null),
  }),
  employeeRoute(calls.rotationList, { read: ({ db, actor }) => rotationsOf(db, actor) }),
  employeeRoute(calls.saveRotation, { write: (context, input) => saveRotation(context, input) }),
  employeeRoute(calls.rollService, { write: (context, input) => rollService(context, input) }),
  employeeRoute(calls.callList, { read: ({ db, actor }, query) => callPage(db, actor, query) }),
  employeeRoute(calls.underWay, { read: ({ db, actor }, query) => underWay(db, actor, query) }),
  employeeRoute(calls.portPlaces, { read: ({ db }, { Codes }) => placesOf(db, Codes.split(',')) }),
  employeeRoute(calls.setCallTime, { write: (context, input) => setTime(context, input) }),
  employeeRoute(calls.markVoyage, { write: (context, input) => markVoyage(context, input) }),
  employeeRoute(calls.sourceFigures, { read: ({ db, actor }) => sourceFigures(db, actor) }),
  employeeRoute(calls.affectedOrders, { read: async ({ db, actor }, { Id }) => affectedBy(db, actor, await voyageOf(db, actor, Id)) }),
  employeeRoute(calls.notifyAffected, { write: (context, { Id, UpdateTime }) => notifyAffected(context, Id, UpdateTime) }),
  employeeRoute(calls.scheduleImport.importTemplate, {
    limit: fileLimit,
    read: ({ db }) => importTemplate(db, calls.scheduleFile, exampleVoyage),
  }),
  employeeRoute(calls.scheduleImport.planImport, {
    limit: fileLimit,
    upload: { maxBytes: importLimits.bytes, kinds: tableFormats, table: importLimits },
    write: (context, input) => planImport(context, context.file, importInputOf(input).ways),
  }),
  employeeRoute(calls.scheduleImport.saveHeadings, { write: (context, { Columns }) => saveHeadings(context, calls.scheduleFile, Columns) }),
  employeeRoute(calls.scheduleLayouts, { read: ({ db, actor }, query) => layoutPage(db, actor, query) }),
  employeeRoute(calls.saveScheduleLayout, { write: (context, input) => saveLayout(context, input) }),
  employeeRoute(calls.removeScheduleLayout, { write: (context, input) => removeLayout(context, input) }),
  employeeRoute(calls.scheduleImport.runImport, { limit: fileLimit, write: (context, input) => runImport(context, input) }),
  employeeRoute(calls.scheduleImport.undoImport, { write: (context, { Id }) => undoImport(context, Id) }),
  employeeRoute(calls.scheduleImport.imports, { read: ({ db, actor }) => plansOf(db, actor) }),
]
