import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { sheetLimits, tableFormats } from '../../../kernel/sheet/sheets.ts'
import { returnedSheet } from './returned.service.ts'
import { carrierDraft } from './drafts.service.ts'
import { answerQuestion, askQuestion, closeQuestion, questionsFor } from './questions.service.ts'

/** Worker threads cost more than rows, so the limit is lower. */
const limit = { calls: 60, perSeconds: 60 }

export const carrierDraftRoutes: readonly Route[] = [
  employeeRoute(calls.siCarrierDraft, { read: ({ db, actor }, { Id, MessageId }) => carrierDraft(db, actor, Id, MessageId) }),
  employeeRoute(calls.readReturnedSheet, {
    limit,
    upload: { maxBytes: sheetLimits.bytes, kinds: tableFormats, table: sheetLimits },
    read: ({ db, actor, file }, input) => {
      if (!file?.table) throw new AppError('BAD_FILE')
      // the input of an upload is its query
      return returnedSheet(db, actor, (input as { readonly Id: number }).Id, file.name, file.table)
    },
  }),
  employeeRoute(calls.siQuestions, { read: ({ db }, { Id }) => questionsFor(db, Id) }),
  employeeRoute(calls.askSiQuestion, { write: (call, input) => askQuestion(call, input) }),
  employeeRoute(calls.answerSiQuestion, { write: (call, { Id, Answer }) => answerQuestion(call, Id, Answer) }),
  employeeRoute(calls.closeSiQuestion, { write: (call, { Id }) => closeQuestion(call, Id) }),
]
