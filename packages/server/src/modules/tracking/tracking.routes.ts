import type { QueryOf } from '@jst/contracts'
import * as calls from '@jst/contracts/tracking'
import { entityRoutes, exportRoute } from '../../entity-kit/index.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { employeeRoute, publicRoute, type Route } from '../../kernel/http/endpoint.ts'
import { sheetLimits } from '../../kernel/sheet/sheets.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { colleagues, exceptionPage } from './decide/exceptions-list.repo.ts'
import { handle } from './decide/handle.service.ts'
import { rule } from './decide/rule.service.ts'
import { listStanding } from './decide/standing.repo.ts'
import { endStanding } from './decide/standing.service.ts'
import { swap } from './decide/swap.service.ts'
import { add } from './doors/add.service.ts'
import { mean } from './doors/mean.service.ts'
import { importFile, prepareImport, template } from './doors/import.service.ts'
import { partners, savePartner } from './doors/partners.service.ts'
import { receive } from './doors/receive.service.ts'
import { statementPage } from './doors/statements.repo.ts'
import { withdraw } from './doors/withdraw.service.ts'
import { exceptionsInEnglish, outcomesInEnglish, placeInEnglish, shipsInEnglish } from './english/lists.ts'
import { rowsInEnglish, viewInEnglish } from './english/shipment.ts'
import { end, follow } from './follow/follow.service.ts'
import { readAccuracy } from './insight/accuracy.service.ts'
import { followSearch } from './sharing/follow-search.service.ts'
import { searchExport } from './sharing/searches-export.ts'
import { shipmentExport, statementExport } from './insight/exports.ts'
import { termsRules } from './insight/terms.rules.ts'
import { readPlace } from './insight/place.repo.ts'
import { makeShare, openFileOf, openShare, openSharedFile } from './sharing/shares.service.ts'
import { trackShares, trackReaders } from './sharing/shares.repo.ts'
import { searchPage } from './sharing/searches.repo.ts'
import { noteSearch } from './sharing/searches.service.ts'
import { readFigures } from './shipment/figures.repo.ts'
import { trackPage } from './shipment/list.repo.ts'
import { readShips } from './shipment/map.service.ts'
import { isParty, staffCompany } from './shipment/side.ts'
import { readView } from './shipment/view.service.ts'

const pageOf = (actor: EmployeeActor) => (isParty(actor) ? calls.customerTrackingPages : calls.trackingPages).list
const largestFile = 8 * 1024 * 1024
const exportLimit = { calls: 30, perSeconds: 60 }
/** By address: enough for an office, too few for guessing. */
const linkLimit = { calls: 60, perSeconds: 60 }

export const trackingRoutes = (surroundings: Pick<Surroundings, 'origin' | 'secrets' | 'blobs' | 'innerEndpoints'>): readonly Route[] => [
  ...entityRoutes(calls.trackingEntities, termsRules),
  employeeRoute(calls.trackList, {
    read: async ({ db, system, actor, ip }, query) => {
      const page = await trackPage(db, actor, query)
      if (query.Keyword && (query.PageIndex ?? 1) === 1)
        await noteSearch(system, actor, { query: query.Keyword, hits: page.Total, page: pageOf(actor), ip })
      return query.Lang === 'en' ? { ...page, Rows: await rowsInEnglish(system, page.Rows) } : page
    },
  }),
  employeeRoute(calls.trackFigures, { longRead: true, read: ({ db, actor, now }, filter) => readFigures(db, actor, filter, now()) }),
  employeeRoute(calls.trackMap, {
    longRead: true,
    read: async ({ db, system, actor, now }, filter) => {
      const map = await readShips(db, actor, filter, now())
      return filter.Lang === 'en' ? shipsInEnglish(system, map) : map
    },
  }),
  employeeRoute(calls.trackView, {
    read: async ({ db, system, actor, now }, { Id, Brief, Lang }) => {
      const view = await readView(db, system, actor, Id, now(), Brief)
      return Lang === 'en' ? viewInEnglish(system, view) : view
    },
  }),
  employeeRoute(calls.trackFile, { read: (context, query) => openFileOf(context, query, surroundings) }),
  exportRoute(shipmentExport, exportLimit),
  employeeRoute(calls.trackFollow, {
    write: async (call, input) => {
      const outcomes = await follow(call, input)
      return input.Lang === 'en' ? outcomesInEnglish(call.tx.system, outcomes) : outcomes
    },
  }),
  employeeRoute(calls.trackEnd, { write: end }),
  employeeRoute(calls.trackAccuracy, {
    longRead: true,
    limit: { calls: 20, perSeconds: 60 },
    read: ({ system, actor, now }, query) => readAccuracy(system, actor, query, now()),
  }),
  employeeRoute(calls.trackPlace, {
    longRead: true,
    read: async ({ db, system, actor, now }, query) => {
      const place = await readPlace(db, actor, query, now())
      return query.Lang === 'en' ? placeInEnglish(system, place) : place
    },
  }),
  employeeRoute(calls.trackRule, { write: rule }),
  employeeRoute(calls.trackSwap, { write: swap }),
  employeeRoute(calls.trackStandings, { read: ({ db, actor }) => listStanding(db, staffCompany(actor)) }),
  employeeRoute(calls.trackStandingEnd, { write: endStanding }),
  employeeRoute(calls.trackExceptions, {
    read: async ({ db, system, actor }, query) => {
      const page = await exceptionPage(db, actor, query)
      return query.Lang === 'en' ? exceptionsInEnglish(system, page) : page
    },
  }),
  employeeRoute(calls.trackPeople, { read: ({ db, actor }) => colleagues(db, actor.companyId) }),
  employeeRoute(calls.trackHandle, { write: handle }),
  employeeRoute(calls.trackStatements, { read: ({ db, actor }, query) => statementPage(db, actor, query) }),
  exportRoute(statementExport, exportLimit),
  employeeRoute(calls.trackAdd, { write: add }),
  employeeRoute(calls.trackWithdraw, { write: withdraw }),
  employeeRoute(calls.trackMean, { write: mean }),
  employeeRoute(calls.trackImport, {
    upload: { maxBytes: largestFile, kinds: ['json', 'edi', 'xlsx', 'xls', 'csv'], table: { ...sheetLimits, rows: 10_000 } },
    // the input of an upload is its query (kernel/http/endpoint.ts)
    prepare: (context, input) => prepareImport(context, input as unknown as QueryOf<typeof calls.trackImport>),
    write: (call, input, prepared) => importFile(call, input as unknown as QueryOf<typeof calls.trackImport>, prepared),
  }),
  employeeRoute(calls.trackImportTemplate, { read: () => template() }),
  employeeRoute(calls.trackPartners, { read: ({ db, system, actor }) => partners(db, system, actor, surroundings) }),
  employeeRoute(calls.trackPartnerSave, { secretAnswer: true, write: (call, input) => savePartner(call, input, surroundings) }),
  publicRoute(calls.trackReceive, { bytes: true, noContent: true, ownTransactions: (context) => receive(context, surroundings) }),
  employeeRoute(calls.trackShares, {
    read: async ({ db, system, actor, now }, { ShipmentId }) => {
      await readView(db, system, actor, ShipmentId, now())
      return trackShares.list(db, ShipmentId, actor.companyId)
    },
  }),
  employeeRoute(calls.trackShareMake, { secretAnswer: true, write: (call, input) => makeShare(call, input, surroundings) }),
  employeeRoute(calls.trackShareRevoke, { write: (call, { Id }) => trackReaders.end(call, Id) }),
  publicRoute(calls.trackShared, {
    limit: linkLimit,
    write: async (context, { Token, Lang }) => {
      const view = await openShare(context, Token, surroundings)
      return Lang === 'en' ? viewInEnglish(context.tx, view) : view
    },
  }),
  publicRoute(calls.trackSharedFile, {
    limit: linkLimit,
    read: (context, { Token, FileId }) => openSharedFile(context, Token, FileId, surroundings),
  }),
  employeeRoute(calls.trackSearches, { read: ({ db, actor }, query) => searchPage(db, actor, query) }),
  employeeRoute(calls.trackSearchFollow, { write: followSearch }),
  exportRoute(searchExport, exportLimit),
]
