import { issuePrint, issuePrints, printCheck, printCopies, printCopyFile, printPreview, printsTogether } from '@jst/contracts/document'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { demandSubject } from '../subject.ts'
import { copiesTogether, drawCopies, issueCopies } from './together.service.ts'
import { checkOf, copiesOf, copyFile, drawCopy, issueCopy, previewOf } from './prints.service.ts'

/** Pages cost more than rows. */
const limit = { calls: 60, perSeconds: 60 }

/** The calls of the prints of documents. */
export const printRoutes = (place: Pick<Surroundings, 'secrets' | 'origin'>): Route[] => [
  employeeRoute(printCopies, {
    read: async ({ db, actor }, { Kind, Id }) => copiesOf(db, actor, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(printPreview, {
    limit,
    read: async ({ db, system, actor }, { Kind, Id, ...request }) =>
      previewOf({ db, system, actor, place }, await demandSubject(db, actor, Kind, Id, 'read'), request),
  }),
  employeeRoute(printCheck, {
    limit,
    read: async ({ db, system, actor }, { Kind, Id, ...request }) =>
      checkOf({ db, system, actor, place }, await demandSubject(db, actor, Kind, Id, 'read'), request),
  }),
  employeeRoute(issuePrint, {
    limit,
    inTurn: ({ Kind, Id, Print }) => `${Kind} ${Id} ${Print}`,
    prepare: async ({ db, system, actor }, { Kind, Id, ...request }) =>
      drawCopy({ db, system, actor, place }, await demandSubject(db, actor, Kind, Id, 'read'), request),
    write: async (call, { Kind, Id, ...request }, rendered) =>
      issueCopy(call, await demandSubject(call.tx, call.actor, Kind, Id, 'read'), request, rendered),
  }),
  employeeRoute(issuePrints, {
    limit,
    prepare: ({ db, system, actor }, input) => drawCopies({ db, system, actor, place }, input),
    write: (call, input, rendered) => issueCopies(call, input, rendered),
  }),
  employeeRoute(printsTogether, { limit, read: ({ db, actor }, query) => copiesTogether(db, actor, query) }),
  employeeRoute(printCopyFile, {
    limit,
    read: async ({ db, actor }, { Kind, Id, CopyId, Format }) =>
      copyFile(db, actor, await demandSubject(db, actor, Kind, Id, 'read'), CopyId, Format),
  }),
]
