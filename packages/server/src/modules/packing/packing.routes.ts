import * as calls from '@jst/contracts/packing'
import { channelRules } from '../../documents/index.ts'
import { entityRoutes, type EntityRules } from '../../entity-kit/index.ts'
import { employeeRoute, publicRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { registerBookingUser } from '../booking/index.ts'
import { registerPacking } from './index.ts'
import { applicationRules } from './application/application.rules.ts'
import { applicablePage } from './application/bookings.repo.ts'
import { viewApplication } from './application/view.service.ts'
import { writeApplication } from './application/write.service.ts'
import { assign } from './fleet/driver.service.ts'
import { myPage } from './fleet/mine.repo.ts'
import { slipReaders } from './links/links.repo.ts'
import { makeLink, openLinked, reportLinked } from './links/links.service.ts'
import { photoLinked } from './links/photos.service.ts'
import { listRoutes } from './lists/list.routes.ts'
import { listRules } from './lists/list.rules.ts'
import { rangeRules } from './ranges/range.rules.ts'
import { report } from './reports/report.service.ts'
import { bookingChanged } from './slip/booking-changed.ts'
import { change, extend } from './slip/change.service.ts'
import { issue } from './slip/issue.service.ts'
import { replace } from './slip/replace.service.ts'
import { slipRules } from './slip/slip.rules.ts'
import { viewSlip } from './slip/view.service.ts'

registerPacking()
registerBookingUser(calls.slipDocument.kind, bookingChanged)

const photoBytes = calls.slipDocument.files.photo.mostBytes
/** By address: enough for a gate or a yard, too few for guessing. */
const viewLimit = { calls: 120, perSeconds: 60 }
const writeLimit = { calls: 60, perSeconds: 60 }

/** One channel in use for each depot or terminal, with its address for messages of the partner. */
function depotRules(surroundings: Pick<Surroundings, 'innerEndpoints'>): EntityRules {
  const rules = channelRules(calls.slipDocument.kind, 'Place', surroundings)
  return { ...rules, derived: { ...rules.derived, Door: 't.door::text' } }
}

export const packingRoutes = (
  surroundings: Pick<Surroundings, 'origin' | 'secrets' | 'blobs' | 'scan' | 'innerEndpoints'>,
): readonly Route[] => [
  ...entityRoutes(calls.packingEntities, {
    [calls.applicationCalls.entity.kind]: applicationRules,
    [calls.slipCalls.entity.kind]: slipRules,
    [calls.slipRangeCalls.entity.kind]: rangeRules,
    [calls.listCalls.entity.kind]: listRules,
    [calls.packingChannelCalls.entity.kind]: depotRules(surroundings),
  }),
  ...listRoutes,
  employeeRoute(calls.applicableBookings, { read: (context, query) => applicablePage(context, query) }),
  employeeRoute(calls.applicationView, { read: (context, query) => viewApplication(context, query) }),
  employeeRoute(calls.saveApplication, { write: (call, input) => writeApplication(call, input) }),
  employeeRoute(calls.slipView, { read: (context, { Id }) => viewSlip(context, Id, surroundings) }),
  employeeRoute(calls.issueSlips, { write: (call, input) => issue(call, input) }),
  employeeRoute(calls.changeSlip, { write: (call, input) => change(call, input, surroundings) }),
  employeeRoute(calls.replaceSlip, { write: (call, input) => replace(call, input, surroundings) }),
  employeeRoute(calls.extendSlips, { write: (call, input) => extend(call, input) }),
  employeeRoute(calls.reportSlip, { write: (call, input) => report(call, input) }),
  employeeRoute(calls.mySlips, { read: (context, query) => myPage(context, query) }),
  employeeRoute(calls.assignDriver, { write: (call, input) => assign(call, input) }),
  employeeRoute(calls.makeSlipLink, { secretAnswer: true, write: (call, input) => makeLink(call, input, surroundings) }),
  employeeRoute(calls.revokeSlipLink, { write: (call, { Id }) => slipReaders.end(call, Id) }),
  publicRoute(calls.linkedSlip, { limit: viewLimit, write: (context, { Token }) => openLinked(context, Token, surroundings) }),
  publicRoute(calls.reportLinkedSlip, {
    limit: writeLimit,
    ownTransactions: (context, input) => reportLinked(context, input, surroundings),
  }),
  publicRoute(calls.photoLinkedSlip, {
    limit: writeLimit,
    upload: { maxBytes: photoBytes, kinds: ['png', 'jpg', 'webp'] },
    // the input of an upload is its query (kernel/http/endpoint.ts)
    ownTransactions: (context, input) => photoLinked(context, input as unknown as { Token: string; Key: string }, surroundings),
  }),
]
