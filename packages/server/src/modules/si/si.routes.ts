import * as calls from '@jst/contracts/si'
import { passes, recordToWire } from '@jst/si-drafts/rules'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { findOrderForSi } from '../cargo-orders/index.ts'
import { carrierDraftRoutes } from './carrier-drafts/carrier-drafts.routes.ts'
import { siChannelRules } from './carrier/channel-rules.ts'
import { amendmentsOf } from './fees/fees.repo.ts'
import { previewFees } from './fees/fees.service.ts'
import { findNeighbours } from './neighbours/neighbours.repo.ts'
import { creditOf, creditVersions, saveCredit } from './credit/credit.service.ts'
import { draftRoutes } from './drafts/drafts.routes.ts'
import { favouriteRoutes } from './favourites/favourites.routes.ts'
import { fileRoutes } from './files/files.routes.ts'
import { linkRoutes } from './links/links.routes.ts'
import { listRoutes } from './lists/lists.routes.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { ruleRoutes } from './rules/rules.routes.ts'
import { operatorRules } from './rules/rules.ts'
import { billsBeside, issuesOf, recordsOf } from './si-check.service.ts'
import { combinationOf, factsFor } from './si-facts.service.ts'
import { modifySi, modifySiSet } from './si-modify.service.ts'
import { submitSi } from './si-submit.service.ts'
import { shownRecord, shownWire } from './si.contacts.ts'
import { findSnapshot } from './si-version.repo.ts'
import { registerSi } from './si.module.ts'
import { combinableWire, orderData } from './si.prefill.ts'
import { findSiWire, siWireOfOrder } from './si-wire.repo.ts'
import { standardRoutes } from './standards/standards.routes.ts'
import { templateRoutes } from './templates/templates.routes.ts'
import { demandFound } from '../../kernel/errors.ts'

registerSi()

const recordRoutes: readonly Route[] = [
  employeeRoute(calls.siDataInfo, { read: async ({ db }, { CGO_ID }) => orderData(demandFound(await findOrderForSi(db, CGO_ID))) }),
  employeeRoute(calls.siCombination, {
    read: async ({ db }, { CGO_ID, Ids = '' }) => {
      const order = demandFound(await findOrderForSi(db, CGO_ID))
      const ids = Ids.split(',').flatMap((id) => Number(id) || [])
      const [{ mergedInto, orders }, { UpdateTime: _version, ...Rules }] = await Promise.all([
        combinationOf(db, order, ids),
        operatorRules.of(db, order.operatorId),
      ])
      return { MergedInto: mergedInto, Orders: orders.map(combinableWire), Rules }
    },
  }),
  employeeRoute(calls.checkSi, {
    read: async ({ db, actor, now }, input) => {
      const order = demandFound(await findOrderForSi(db, input.CGO_ID))
      const beside = await billsBeside(db, input)
      const facts = await factsFor(db, actor, order, [...recordsOf(input, order), ...beside])
      const Issues = issuesOf(actor, input, order, facts, beside, now().getTime(), 'check')
      return { Pass: passes(Issues), Issues }
    },
  }),
  employeeRoute(calls.addSiList, { write: async (call, input) => ({ Ids: await submitSi(call, input, null) }) }),
  employeeRoute(calls.addSiListForCompany, { write: async (call, input) => ({ Ids: await submitSi(call, input, input) }) }),
  employeeRoute(calls.modifySi, {
    write: async (call, input) => recordToWire(shownRecord(call.actor, (await modifySi(call, input)).record)),
  }),
  employeeRoute(calls.modifySiSet, {
    write: async (call, input) => (await modifySiSet(call, input)).map(({ record }) => recordToWire(shownRecord(call.actor, record))),
  }),
  employeeRoute(calls.siListOfOrder, {
    read: async ({ db, actor }, { CGO_ID }) => (await siWireOfOrder(db, CGO_ID)).map((record) => shownWire(actor, record)),
  }),
  employeeRoute(calls.siInfo, { read: async ({ db, actor }, { Id }) => shownWire(actor, demandFound(await findSiWire(db, Id))) }),
  employeeRoute(calls.siLog, {
    read: async ({ db, actor }, { Id }) => recordToWire(shownRecord(actor, demandFound(await findSnapshot(db, Id)))),
  }),
]

/** Fees of amendments, clauses of credits, and bills that share a box. */
const feeRoutes: readonly Route[] = [
  employeeRoute(calls.siFeePreview, { read: (context, { CGO_ID, Id }) => previewFees(context, CGO_ID, Id, context.now()) }),
  employeeRoute(calls.siCredit, { read: ({ db }, { CGO_ID }) => creditOf(db, CGO_ID) }),
  employeeRoute(calls.saveSiCredit, { write: (call, input) => saveCredit(call, input) }),
  employeeRoute(calls.siCreditVersions, { read: ({ db }, { Id }) => creditVersions(db, Id) }),
  employeeRoute(calls.siNeighbours, {
    read: async ({ db }, { Id }) => {
      demandFound(await findSiWire(db, Id))
      return findNeighbours(db, Id)
    },
  }),
  employeeRoute(calls.siAmendments, {
    read: async ({ db }, { Id }) => {
      demandFound(await findSiWire(db, Id))
      return amendmentsOf(db, Id)
    },
  }),
]

export const siRoutes = (surroundings: Surroundings): readonly Route[] => [
  ...entityRoutes([calls.siChannelCalls, calls.siFeeRuleCalls], {
    [calls.siChannelCalls.entity.kind]: siChannelRules(surroundings),
  }),
  ...recordRoutes,
  ...reviewRoutes,
  ...ruleRoutes,
  ...listRoutes,
  ...draftRoutes,
  ...templateRoutes,
  ...favouriteRoutes,
  ...fileRoutes,
  ...standardRoutes,
  ...carrierDraftRoutes,
  ...feeRoutes,
  ...linkRoutes(surroundings),
]
