import {
  creditGate,
  creditRule,
  customer,
  customerCalls,
  customerCredit,
  customerDocument,
  dutyPeople,
  handovers,
  planHandover,
  provider,
  providerCalls,
  providerDocument,
  runHandover,
  saveCreditApplication,
  saveCreditRule,
  shippingPartyCalls,
  shippingPartyDocument,
  undoHandover,
} from '@jst/contracts/partner'
import { registerDocument, registerPartySources, rowsOf } from '../../documents/index.ts'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { saveApplication } from './credit/credit.service.ts'
import { creditOf, standingOn, ruleOf, saveRule } from './credit/standing.service.ts'
import { handoverPage } from './handover.repo.ts'
import { plan, run, undo } from './handover.service.ts'
import { link, linkChoices } from './link.service.ts'
import { kinds, type Kind } from './partner.kinds.ts'
import { masterSheet } from './partner.print.ts'
import { complete, rulesOf } from './partner.rules.ts'
import { partySources, shippingPartyRules } from './shipping-parties.ts'
import { findPeople, staffPage } from './staff.repo.ts'
import { assign, unassign } from './staff.service.ts'
import { surveyOf } from './survey.repo.ts'
import { findDuplicates } from './duplicates.repo.ts'

registerDocument({
  ...rowsOf(customer),
  document: customerDocument,
  guards: { complete: complete('customer') },
  effects: {},
  prints: { master: masterSheet('customer') },
})
registerDocument({
  ...rowsOf(provider),
  document: providerDocument,
  guards: { complete: complete('provider') },
  effects: {},
  prints: { master: masterSheet('provider') },
})
registerDocument({ ...rowsOf(shippingPartyCalls.entity), document: shippingPartyDocument, guards: {}, effects: {} })
registerPartySources(shippingPartyCalls, partySources)

const routesOf = (kind: Kind): Route[] => {
  const { calls } = kind
  return [
    employeeRoute(calls.duplicates, {
      read: ({ db }, { Id = 0, NameZh = '', CreditCode = '', Phone = '', Email = '' }) =>
        findDuplicates(db, kind, { id: Id, name: NameZh, creditCode: CreditCode, phone: Phone, email: Email }),
    }),
    employeeRoute(calls.survey, { read: ({ db }, { Id }) => surveyOf(db, kind, Id) }),
    employeeRoute(calls.staff, { read: ({ db, actor }, query) => staffPage(db, actor, kind, query) }),
    employeeRoute(calls.assign, { write: (call, input) => assign(call, kind, input) }),
    employeeRoute(calls.unassign, { write: (call, { StaffIds }) => unassign(call, kind, StaffIds) }),
    employeeRoute(calls.linkChoices, { read: ({ db, actor }, { Id, Keyword }) => linkChoices(db, actor, kind, Id, Keyword) }),
    employeeRoute(calls.link, { write: (call, input) => link(call, kind, input) }),
  ]
}

/** Customers and providers. */
export const partnerRoutes: Route[] = [
  ...entityRoutes([customerCalls, providerCalls, shippingPartyCalls], {
    customer: rulesOf('customer'),
    provider: rulesOf('provider'),
    shippingParty: shippingPartyRules,
  }),
  ...Object.values(kinds).flatMap(routesOf),
  employeeRoute(customerCredit, { read: (call, { Id }) => creditOf(call, Id) }),
  employeeRoute(creditGate, { read: (call, { CompanyId, Amount = 0, Day }) => standingOn(call, CompanyId, Amount, Day) }),
  employeeRoute(saveCreditApplication, { write: (call, input) => saveApplication(call, input) }),
  employeeRoute(creditRule, { read: ({ db, actor }) => ruleOf(db, actor) }),
  employeeRoute(saveCreditRule, { write: (call, input) => saveRule(call, input) }),
  employeeRoute(planHandover, { read: ({ db }, { FromId, ToId }) => plan(db, FromId, ToId) }),
  employeeRoute(runHandover, { write: (call, input) => run(call, input) }),
  employeeRoute(undoHandover, { write: (call, { Id }) => undo(call, Id) }),
  employeeRoute(handovers, { read: ({ db, actor }, query) => handoverPage(db, actor, query) }),
  employeeRoute(dutyPeople, { read: ({ db, actor }) => findPeople(db, actor.companyId) }),
]
