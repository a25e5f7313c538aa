import * as calls from '@jst/contracts/si'
import { employeeRoute, publicRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { texts } from '../files/texts.ts'
import { answerLinked, linkedFile, makeLink, openLinked } from './links.service.ts'
import { billLinks, billReaders } from './links.repo.ts'

/** Rate limit by address; answers are limited by link as well. */
const limit = { calls: 60, perSeconds: 60 }

export const linkRoutes = (surroundings: Surroundings): readonly Route[] => [
  employeeRoute(calls.siBillLinks, { read: ({ db, actor }, { Id }) => billLinks.list(db, Id, actor.companyId) }),
  employeeRoute(calls.makeSiBillLink, { secretAnswer: true, write: (call, input) => makeLink(call, input, surroundings) }),
  employeeRoute(calls.revokeSiBillLink, { write: (call, { Id }) => billReaders.end(call, Id) }),
  publicRoute(calls.linkedBill, { limit, write: (context, { Token }) => openLinked(context, Token, surroundings) }),
  publicRoute(calls.linkedBillFile, {
    limit,
    read: async (context, { Token }) => {
      const { billNo, version, bytes } = await linkedFile(context, Token, surroundings)
      return new FileAnswer(texts.billFile(billNo, version), mediaTypes.pdf, bytes)
    },
  }),
  publicRoute(calls.answerLinkedBill, { limit, ownTransactions: (context, input) => answerLinked(context, input, surroundings) }),
]
