import * as calls from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { assignAt, claimAt, nextAt, peopleAt, releaseAt } from '../../../documents/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError, demandFound } from '../../../kernel/errors.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { issueFacts } from '../issue/issue.service.ts'
import type { SiCall } from '../si.call.ts'
import { sideOf } from '../si.policy.ts'
import { findSi, siOfOrder } from '../si.repo.ts'
import { approveMany } from './batch.service.ts'
import { onWire } from './desk.ts'
import { changeStatus, type Review } from './review.service.ts'
import { stateOf } from './state.service.ts'

const { kind } = calls.siDocument

/** Shared body of both calls that move a record: the first takes its input from the address, the second also takes remarks on fields. */
const move = async (call: SiCall, input: Review) => recordToWire((await changeStatus(call, input)).record)

export const reviewRoutes: readonly Route[] = [
  employeeRoute(calls.changeSiStatus, { write: move }),
  employeeRoute(calls.reviewSi, { write: move }),
  employeeRoute(calls.siIssueFacts, {
    read: async ({ db, actor, now }, { Id }) => {
      const si = await findSi(db, Id)
      if (!si || sideOf(actor, si) !== 'reviewer') throw new AppError('NOT_FOUND')
      return issueFacts(db, si, now())
    },
  }),
  employeeRoute(calls.batchApproveSi, { write: (call, { Items }) => approveMany(call, Items) }),
  employeeRoute(calls.claimSi, { write: async (call, { Ids }) => onWire(call.tx, await claimAt(call, kind, Ids)) }),
  employeeRoute(calls.releaseSi, { write: async (call, { Ids }) => onWire(call.tx, await releaseAt(call, kind, Ids)) }),
  employeeRoute(calls.assignSi, {
    write: async (call, { Ids, EmployeeId }) => onWire(call.tx, await assignAt(call, kind, Ids, EmployeeId)),
  }),
  employeeRoute(calls.siReviewerList, { read: ({ db, actor }) => peopleAt(db, actor, kind) }),
  employeeRoute(calls.nextSi, { read: ({ db, actor }, { AfterId }) => nextAt(db, actor, kind, AfterId) }),
  employeeRoute(calls.siState, {
    read: async ({ db, actor, now }, { Id }) => {
      const si = await findSi(db, Id)
      const order = si && (await findOrderForSi(db, si.record.orderId))
      if (!order) throw new AppError('NOT_FOUND')
      return stateOf(actor, si, order, now().getTime())
    },
  }),
  employeeRoute(calls.siStateList, {
    read: async ({ db, actor, now }, { CGO_ID }) => {
      const order = demandFound(await findOrderForSi(db, CGO_ID))
      return (await siOfOrder(db, CGO_ID)).map((si) => stateOf(actor, si, order, now().getTime()))
    },
  }),
]
