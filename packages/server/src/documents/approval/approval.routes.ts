import {
  approvalRounds,
  approvalRules,
  decide,
  delegations,
  endDelegation as endCall,
  openDecisions,
  reassignApproval,
  remindApprovers,
  saveApprovalRules,
  saveDelegation,
  withdrawRound,
} from '@jst/contracts/document'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { demandSubject } from '../subject.ts'
import { decideMany, remind, withdraw } from './decide.service.ts'
import { delegate, delegationsOf, endDelegation } from './delegations.service.ts'
import { reassign } from './reassign.service.ts'
import { openPage, roundsOf } from './rounds.view.ts'
import { rulesOf, saveRules } from './rules.service.ts'

/** The calls of approval, which serve every kind that declares it. */
export const approvalRoutes: Route[] = [
  employeeRoute(openDecisions, { read: ({ db, actor }, query) => openPage(db, actor, query) }),
  employeeRoute(decide, { write: (call, input) => decideMany(call, input) }),
  employeeRoute(approvalRounds, {
    read: async ({ db, system, actor, now }, { Kind, Id }) =>
      roundsOf(db, system, actor, await demandSubject(db, actor, Kind, Id, 'read'), now()),
  }),
  employeeRoute(withdrawRound, { write: (call, { Id }) => withdraw(call, Id) }),
  employeeRoute(remindApprovers, { write: (call, { Id }) => remind(call, Id, call.now()) }),
  employeeRoute(reassignApproval, { write: (call, input) => reassign(call, input) }),
  employeeRoute(approvalRules, { read: ({ db, actor }, { Kind }) => rulesOf(db, actor, Kind) }),
  employeeRoute(saveApprovalRules, { write: (call, input) => saveRules(call, input) }),
  employeeRoute(delegations, { read: ({ db, actor }) => delegationsOf(db, actor) }),
  employeeRoute(saveDelegation, { write: (call, input) => delegate(call, input) }),
  employeeRoute(endCall, { write: (call, { Id }) => endDelegation(call, Id) }),
]
