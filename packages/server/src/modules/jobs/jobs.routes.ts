import * as calls from '@jst/contracts/jobs'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import * as repo from './jobs.repo.ts'
import { cancelOwn, manage } from './jobs.service.ts'

/** Background jobs: the caller's own, and the company's for its administrators. */
export const jobRoutes: readonly Route[] = [
  employeeRoute(calls.ownJobList, { read: ({ db, actor }, input) => repo.ownPage(db, actor.employeeId, input) }),
  employeeRoute(calls.cancelOwnJob, { write: (call, { Id }) => cancelOwn(call, Id) }),
  employeeRoute(calls.managedJobs, { read: ({ db, actor }, filter) => repo.managedPage(db, actor, filter) }),
  employeeRoute(calls.retryJobs, { write: (call, { Ids }) => manage(call, 'retry', Ids) }),
  employeeRoute(calls.dropJobs, { write: (call, { Ids }) => manage(call, 'drop', Ids) }),
  employeeRoute(calls.cancelJobs, { write: (call, { Ids }) => manage(call, 'cancel', Ids) }),
]
