import * as calls from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { employeeRoute, type Route } from '../../../kernel/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { issueFacts } from '../issue/issue.service.ts'
import { sideOf } from '../si.policy.ts'
import { findSi, siOfOrder } from '../si.repo.ts'
import { approveMany } from './batch.service.ts'
import { findNext, findReviewers } from './desk.repo.ts'
import { assign, claim, release } from './desk.service.ts'
import { changeStatus } from './review.service.ts'
import { stateOf } from './state.service.ts'

export const reviewRoutes: readonly Route[] = [
  employeeRoute(calls.changeSiStatus, { write: async (call, input) => recordToWire((await changeStatus(call, input)).record) }),
  employeeRoute(calls.reviewSi, { write: async (call, input) => recordToWire((await changeStatus(call, input)).record) }),
  employeeRoute(calls.siIssueFacts, {
    read: async ({ db, actor, now }, { Id }) => {
      const si = await findSi(db, Id)
      if (!si || sideOf(actor, si) !== 'reviewer') throw new AppError('NOT_FOUND')
      return issueFacts(db, si, now())
    },
  }),
  employeeRoute(calls.batchApproveSi, { write: (call, { Items }) => approveMany(call, Items) }),
  employeeRoute(calls.claimSi, { write: (call, { Ids }) => claim(call, Ids) }),
  employeeRoute(calls.releaseSi, { write: (call, { Ids }) => release(call, Ids) }),
  employeeRoute(calls.assignSi, { write: (call, { Ids, EmployeeId }) => assign(call, Ids, EmployeeId) }),
  employeeRoute(calls.siReviewerList, { read: ({ db, actor }) => findReviewers(db, actor.companyId) }),
  employeeRoute(calls.nextSi, {
    read: async ({ db, actor }, { AfterId }) => {
      const { id, remaining } = await findNext(db, actor.companyId, actor.employeeId, AfterId ?? null)
      return { Id: id, Remaining: remaining }
    },
  }),
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
      const order = await findOrderForSi(db, CGO_ID)
      if (!order) throw new AppError('NOT_FOUND')
      return (await siOfOrder(db, CGO_ID)).map((si) => stateOf(actor, si, order, now().getTime()))
    },
  }),
]
