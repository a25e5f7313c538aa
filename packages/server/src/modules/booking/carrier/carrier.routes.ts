import {
  applyAnswer,
  bookingMessage,
  bookingMessageFile,
  bookingMessages,
  draftBookingMessage,
  dropMessage,
  linkAnswer,
  markMessageSent,
  noteAnswer,
  receiveAnswer,
  resendMessage,
  saveChannelSecret,
  sendBooking,
  testChannel,
} from '@jst/contracts/booking'
import { employeeRoute, type Route } from '../../../kernel/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/file-answer.ts'
import type { Surroundings } from '../../../kernel/surroundings.ts'
import { apply, link, note, receive } from './apply.service.ts'
import { keepSecret } from './channel.rules.ts'
import { bytesOf } from './draft.ts'
import { messagePage, openMessage } from './messages.repo.ts'
import { draftOf, drop, markByHand, readMessage, resend, seesPayload, send, sendTest } from './send.service.ts'

const limit = { calls: 60, perSeconds: 60 }
const types: Readonly<Record<string, string>> = { dcsa: 'application/json', iftmbf: 'application/EDIFACT' }

export const carrierRoutes = (surroundings: Surroundings): readonly Route[] => [
  employeeRoute(draftBookingMessage, { read: ({ db, actor, now }, { Id }) => draftOf(db, actor, surroundings, Id, now()) }),
  employeeRoute(sendBooking, { limit, write: (call, input) => send(call, surroundings, input) }),
  employeeRoute(bookingMessages, { read: ({ db }, query) => messagePage(db, query) }),
  employeeRoute(bookingMessage, { read: ({ db, actor }, { Id }) => readMessage(db, actor, Id) }),
  employeeRoute(bookingMessageFile, {
    read: async ({ db, actor }, { Id }) => {
      const message = await openMessage(db, Id)
      if (!message) throw new AppError('NOT_FOUND')
      if (!seesPayload(actor)) throw new AppError('FORBIDDEN')
      const { FileName, Format, Payload } = message
      return new FileAnswer(FileName || `${Id}.txt`, types[Format] ?? 'text/plain; charset=utf-8', bytesOf(Payload))
    },
  }),
  employeeRoute(resendMessage, { limit, write: (call, input) => resend(call, input) }),
  employeeRoute(dropMessage, { limit, write: (call, input) => drop(call, input) }),
  employeeRoute(markMessageSent, { limit, write: (call, input) => markByHand(call, input) }),
  employeeRoute(receiveAnswer, { limit, write: (call, input) => receive(call, input) }),
  employeeRoute(linkAnswer, { limit, write: (call, input) => link(call, input) }),
  employeeRoute(noteAnswer, { limit, write: (call, input) => note(call, input) }),
  employeeRoute(applyAnswer, { limit, write: (call, input) => apply(call, input) }),
  employeeRoute(testChannel, { limit, write: (call, input) => sendTest(call, surroundings, input) }),
  employeeRoute(saveChannelSecret, { limit, write: (call, input) => keepSecret(call, surroundings, input) }),
]
