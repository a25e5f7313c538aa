import {
  chargeDefaults,
  claimDocument,
  claimDocuments,
  commentDocument,
  compareVersions,
  correctComment as correctCall,
  documentCharges,
  documentLines,
  documentParties,
  documentPeople,
  documentState,
  documentTimeline,
  documentVersions,
  followDocument,
  keepParty,
  moveDocuments,
  numberPreview,
  numberRule,
  partyChoices,
  pickParty,
  saveDocumentCharges,
  saveDocumentLines,
  saveDocumentParties,
  saveNumberRule,
  shipmentTimeline,
} from '@jst/contracts/document'
import { employeeRoute, type Route } from '../kernel/http/endpoint.ts'
import { approvalRoutes } from './approval/approval.routes.ts'
import { boxRoutes } from './boxes/boxes.routes.ts'
import { chargesOf, saveCharges } from './charges/charges.service.ts'
import { defaultsOf } from './charges/defaults.ts'
import { deskRoutes } from './desk/index.ts'
import { linesOf, saveLines } from './lines/lines.service.ts'
import { previewOf, ruleOf, saveRule } from './numbers/rules.service.ts'
import { choicesOf, keep, pick } from './parties/choices.service.ts'
import { partiesOf, saveParties } from './parties/parties.service.ts'
import { moveMany } from './states/many.service.ts'
import { claim, claimMany, stateOf } from './states/state.service.ts'
import { demandSubject } from './subject.ts'
import { templateRoutes } from './templates/templates.routes.ts'
import { addComment, correctComment, readersOf } from './thread/comments.service.ts'
import { setFollowing } from './thread/followers.repo.ts'
import { shipmentPage } from './thread/shipment-timeline.ts'
import { timelinePage } from './thread/timeline.ts'
import { compareNumbers, versionList } from './versions/index.ts'

/** The calls of the kit, which serve every registered kind. */
export const documentRoutes: Route[] = [
  ...approvalRoutes,
  ...boxRoutes,
  ...deskRoutes,
  ...templateRoutes,
  employeeRoute(documentState, {
    read: async ({ db, actor }, { Kind, Id }) => stateOf(db, actor, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(moveDocuments, { write: (call, input) => moveMany(call, input) }),
  employeeRoute(claimDocument, {
    write: async (call, { Kind, Id, Take, Over = false }) =>
      claim(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), Take, Over),
  }),
  employeeRoute(claimDocuments, { write: (call, { Kind, Ids }) => claimMany(call, Kind, Ids) }),
  employeeRoute(documentTimeline, {
    read: async ({ db, actor }, { Kind, Id, ...question }) =>
      timelinePage(db, actor, await demandSubject(db, actor, Kind, Id, 'read'), question),
  }),
  employeeRoute(documentVersions, {
    read: async ({ db, actor }, { Kind, Id }) => versionList(db, actor, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(compareVersions, {
    read: async ({ db, actor }, { Kind, Id, ...range }) =>
      compareNumbers(db, actor, await demandSubject(db, actor, Kind, Id, 'read'), range),
  }),
  employeeRoute(shipmentTimeline, { read: shipmentPage }),
  employeeRoute(commentDocument, {
    write: async (call, { Kind, Id, ...said }) => addComment(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), said),
  }),
  employeeRoute(correctCall, {
    write: async (call, { Kind, Id, EntryId, Text }) =>
      correctComment(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), EntryId, Text),
  }),
  employeeRoute(followDocument, {
    write: async ({ tx, actor, audit }, { Kind, Id, On }) => {
      const { row } = await demandSubject(tx, actor, Kind, Id, 'read')
      await setFollowing(tx, { kind: Kind, row }, actor.employeeId, On)
      audit({ action: On ? 'document.follow' : 'document.unfollow', entity: Kind, entityId: Id })
      return On
    },
  }),
  employeeRoute(documentLines, {
    read: async ({ db, actor }, { Kind, Id }) => linesOf(db, actor, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(saveDocumentLines, {
    write: async (call, { Kind, Id, ...input }) => saveLines(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), input),
  }),
  employeeRoute(documentCharges, {
    read: async ({ db, system, actor }, { Kind, Id, Sheet }) =>
      chargesOf({ db, system }, actor, await demandSubject(db, actor, Kind, Id, 'read'), Sheet),
  }),
  employeeRoute(saveDocumentCharges, {
    write: async (call, { Kind, Id, ...input }) => saveCharges(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), input),
  }),
  employeeRoute(partyChoices, { read: ({ db, actor }, query) => choicesOf(db, actor, query) }),
  employeeRoute(pickParty, { write: (call, input) => pick(call, input) }),
  employeeRoute(keepParty, { write: (call, input) => keep(call, input) }),
  employeeRoute(documentParties, {
    read: async ({ db, actor }, { Kind, Id }) => partiesOf(db, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(saveDocumentParties, {
    write: async (call, { Kind, Id, ...input }) => saveParties(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), input),
  }),
  employeeRoute(chargeDefaults, { read: ({ db, actor }) => defaultsOf(db, actor) }),
  employeeRoute(numberRule, { read: (source, { Kind }) => ruleOf(source, source.actor, Kind) }),
  employeeRoute(numberPreview, { read: (source, { Kind, Rule }) => previewOf(source, source.actor, Kind, Rule) }),
  employeeRoute(saveNumberRule, { write: (call, input) => saveRule(call, input) }),
  employeeRoute(documentPeople, {
    read: async ({ db, system, actor }, { Kind, Id, Audience, Keyword }) =>
      readersOf(system, actor, await demandSubject(db, actor, Kind, Id, 'read'), Audience, Keyword),
  }),
]
