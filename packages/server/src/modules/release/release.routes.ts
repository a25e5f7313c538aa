import * as calls from '@jst/contracts/release'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/endpoint.ts'
import { addressRules } from './address/address.module.ts'
import { applicationRules } from './application/application.module.ts'
import { billsPage, riskOf, viewRelease } from './application/view.service.ts'
import { guaranteeChangeRules, guaranteeRules, readLedger } from './guarantee/guarantee.module.ts'
import { registerReleases } from './index.ts'
import { holdRules } from './rules.ts'
import { readSettings, saveSettings } from './settings/settings.service.ts'

registerReleases()

export const releaseRoutes: readonly Route[] = [
  ...entityRoutes(calls.releaseEntities, {
    [calls.addressCalls.entity.kind]: addressRules,
    [calls.holdCalls.entity.kind]: holdRules,
    [calls.guaranteeCalls.entity.kind]: guaranteeRules,
    [calls.guaranteeChangeCalls.entity.kind]: guaranteeChangeRules,
    [calls.applicationCalls.entity.kind]: applicationRules,
  }),
  employeeRoute(calls.guaranteeLedger, { read: ({ db }, query) => readLedger(db, query) }),
  employeeRoute(calls.releaseView, { read: (context, { Id }) => viewRelease(context, Id) }),
  employeeRoute(calls.releasableBills, { read: (context, query) => billsPage(context, query) }),
  employeeRoute(calls.customerRisk, { read: (context, query) => riskOf(context, query) }),
  employeeRoute(calls.releaseSettings, { read: ({ db, actor }) => readSettings(db, actor.companyId) }),
  employeeRoute(calls.saveReleaseSettings, { write: (call, input) => saveSettings(call, input) }),
]
