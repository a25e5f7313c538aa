import {
  enableSite,
  previewLists,
  proveDomain,
  saveSiteAddress,
  siteAddress,
  siteVisits,
  sitePartCalls,
  sitePartNames,
  type PartContent,
  type SitePart,
} from '@jst/contracts/portal'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { openForEditing } from '../editors.ts'
import { previewOf } from '../site/preview.ts'
import { findVisits } from '../site/visits.repo.ts'
import { addressOf, enable, prove, saveAddress } from './address.service.ts'
import * as service from './site-parts.service.ts'
import { versionsOf } from './site-parts.repo.ts'

/** The calls of one part. The schemas of its declaration have checked what is sent. */
function routesOf(part: SitePart): Route[] {
  // whichever part it is, its content is that of its schema
  const calls = sitePartCalls[part] as (typeof sitePartCalls)['home']
  const answered = <T extends { Content: PartContent }>(state: T) => state as T & { Content: never }
  return [
    employeeRoute(calls.get, { read: async ({ db, actor }) => answered(await service.partState(db, actor, part)) }),
    employeeRoute(calls.save, { write: async (call, input) => answered(await service.savePart(call, part, input)) }),
    employeeRoute(calls.publish, { write: async (call, input) => answered(await service.publishPart(call, part, input)) }),
    employeeRoute(calls.offline, { write: async (call) => answered(await service.hidePart(call, part)) }),
    employeeRoute(calls.versions, { read: async ({ db, actor }) => ({ Rows: await versionsOf(db, actor.companyId, part) }) }),
    employeeRoute(calls.restore, { write: async (call, input) => answered(await service.restorePart(call, part, input)) }),
    employeeRoute(calls.open, { write: (call) => openForEditing(call, part) }),
  ]
}

export const sitePartRoutes = ({ lookUpTexts }: Pick<Surroundings, 'lookUpTexts'>): readonly Route[] => [
  ...sitePartNames.flatMap(routesOf),
  employeeRoute(previewLists, { read: ({ system, actor }) => previewOf(system, actor.companyId, actor.companyName) }),
  employeeRoute(siteVisits, { read: ({ db, actor }) => findVisits(db, actor.companyId) }),
  employeeRoute(siteAddress, { read: ({ db, actor }) => addressOf(db, actor.companyId) }),
  employeeRoute(saveSiteAddress, { write: saveAddress }),
  employeeRoute(proveDomain, {
    limit: { calls: 20, perSeconds: 600 },
    ownTransactions: (context, input) => prove({ ...context, lookUpTexts }, input),
  }),
  employeeRoute(enableSite, { write: enable }),
]
