import * as calls from '@jst/contracts/bills'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { billRules } from './bill/bill.module.ts'
import { copy, make, refill, take } from './bill/fill.service.ts'
import { sourcesPage, viewBill } from './bill/view.service.ts'
import { registerBills } from './index.ts'
import { findLayouts, findPrinters, layoutVersions } from './layout/layout.repo.ts'
import { calibration, retireLayout, saveLayout, savePrinter } from './layout/layout.service.ts'
import { openOwn, ownFile, ownPage } from './own/own.service.ts'
import { drawPaper, issuePaper, paperFile } from './paper/paper.service.ts'

registerBills()

/** Pages cost more than rows. */
const limit = { calls: 60, perSeconds: 60 }

export const billRoutes = (place: Pick<Surroundings, 'origin'>): Route[] => [
  ...entityRoutes(calls.billEntities, { houseBill: billRules('houseBill'), masterBill: billRules('masterBill') }),
  employeeRoute(calls.billSources, { read: (context, query) => sourcesPage(context, query) }),
  employeeRoute(calls.makeBill, { write: (call, input) => make(call, input) }),
  employeeRoute(calls.refillBill, { write: (call, input) => refill(call, input) }),
  employeeRoute(calls.copyBill, { write: (call, input) => copy(call, input) }),
  employeeRoute(calls.takeBillValues, { write: (call, input) => take(call, input) }),
  employeeRoute(calls.billView, { read: (context, query) => viewBill(context, query) }),
  employeeRoute(calls.printBill, {
    limit,
    inTurn: ({ Kind, Id }) => `${Kind} ${Id}`,
    prepare: ({ db, system, actor }, input) => drawPaper({ db, system, actor, place }, input),
    write: (call, input, rendered) => issuePaper(call, input, rendered),
  }),
  employeeRoute(calls.billPaperFile, { limit, read: ({ db }, { Kind, Id, PaperId }) => paperFile(db, Kind, Id, PaperId) }),
  employeeRoute(calls.billLayouts, { read: ({ db }) => findLayouts(db) }),
  employeeRoute(calls.saveBillLayout, { write: (call, input) => saveLayout(call, input) }),
  employeeRoute(calls.removeBillLayout, { write: (call, input) => retireLayout(call, input) }),
  employeeRoute(calls.billLayoutVersions, { read: ({ db }, { Id }) => layoutVersions(db, Id) }),
  employeeRoute(calls.billPrinters, { read: ({ db }) => findPrinters(db) }),
  employeeRoute(calls.saveBillPrinter, { write: (call, input) => savePrinter(call, input) }),
  employeeRoute(calls.billCalibration, { limit, read: ({ db }, { Id }) => calibration(db, Id) }),
  employeeRoute(calls.ownBills, { read: (context, query) => ownPage(context, query) }),
  employeeRoute(calls.openOwnBill, { write: (call, { Id }) => openOwn(call, Id) }),
  employeeRoute(calls.ownBillFile, { limit, write: (call, input) => ownFile(call.tx.system, call.actor, input.Id, input.PaperId) }),
]
