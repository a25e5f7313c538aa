import { documentDraft, documentDrafts, dropDocumentDraft, saveDocumentDraft } from '@jst/contracts/document'
import { employeeRoute, Nothing, type Route } from '../../kernel/http/endpoint.ts'
import { draftOf, draftsOf, dropDraft, saveDraft } from './drafts.service.ts'

export const draftRoutes: readonly Route[] = [
  employeeRoute(documentDrafts, { read: ({ db, actor }, { Kind, New = false }) => draftsOf(db, actor, Kind, New) }),
  employeeRoute(documentDraft, { read: async ({ db, actor }, query) => (await draftOf(db, actor, query)) ?? new Nothing(null) }),
  employeeRoute(saveDocumentDraft, { write: (call, input) => saveDraft(call, input) }),
  employeeRoute(dropDocumentDraft, { write: async (call, input) => ({ Removed: await dropDraft(call, input) }) }),
]
