import { assignAtDesk, claimAtDesk, deskPeople, nextAtDesk, releaseAtDesk } from '@jst/contracts/document'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { assignAt, claimAt, nextAt, peopleAt, releaseAt } from './desk.service.ts'

/** The calls of the desks of every kind. */
export const deskRoutes: readonly Route[] = [
  employeeRoute(claimAtDesk, { write: (call, { Kind, Ids }) => claimAt(call, Kind, Ids) }),
  employeeRoute(releaseAtDesk, { write: (call, { Kind, Ids }) => releaseAt(call, Kind, Ids) }),
  employeeRoute(assignAtDesk, { write: (call, { Kind, Ids, EmployeeId }) => assignAt(call, Kind, Ids, EmployeeId) }),
  employeeRoute(deskPeople, { read: ({ db, actor }, { Kind }) => peopleAt(db, actor, Kind) }),
  employeeRoute(nextAtDesk, { read: ({ db, actor }, { Kind, AfterId }) => nextAt(db, actor, Kind, AfterId) }),
]
