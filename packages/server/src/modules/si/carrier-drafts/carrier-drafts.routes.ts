import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/endpoint.ts'
import { carrierDraft } from './drafts.service.ts'
import { answerQuestion, askQuestion, closeQuestion, questionsFor } from './questions.service.ts'

export const carrierDraftRoutes: readonly Route[] = [
  employeeRoute(calls.siCarrierDraft, { read: ({ db, actor }, { Id, MessageId }) => carrierDraft(db, actor, Id, MessageId) }),
  employeeRoute(calls.siQuestions, { read: ({ db }, { Id }) => questionsFor(db, Id) }),
  employeeRoute(calls.askSiQuestion, { write: (call, input) => askQuestion(call, input) }),
  employeeRoute(calls.answerSiQuestion, { write: (call, { Id, Answer }) => answerQuestion(call, Id, Answer) }),
  employeeRoute(calls.closeSiQuestion, { write: (call, { Id }) => closeQuestion(call, Id) }),
]
