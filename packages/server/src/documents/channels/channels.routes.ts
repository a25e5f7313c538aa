import {
  actOnMessage,
  documentMessage,
  documentDoor,
  documentMessageDraft,
  documentMessageFile,
  documentMessages,
  receiveDocumentAnswer,
  saveDocumentChannelSecret,
  sendDocuments,
  testDocumentChannel,
  type ChannelsFacts,
  type MessageAct,
} from '@jst/contracts/document'
import { employeeRoute, publicRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { actOn } from './acts.service.ts'
import { receive } from './answers.service.ts'
import { receiveAtDoor } from './door.service.ts'
import { demandChannels, demandLog } from './kind.ts'
import { messagePage } from './log.repo.ts'
import { messageFile, readMessage } from './read.service.ts'
import { draftOf, send, sendTest } from './send.service.ts'
import { keepSecret } from './settings.service.ts'

/** Calls that send something or take a text of a stranger. */
export const channelLimit = { calls: 60, perSeconds: 60 }
const limit = channelLimit
/** By address: a terminal sends a message for each box. */
const doorLimit = { calls: 300, perSeconds: 60 }

const buttonOf: Readonly<Record<MessageAct, keyof ChannelsFacts['buttons']>> = {
  resend: 'resend',
  drop: 'resend',
  mark: 'resend',
  link: 'answer',
  note: 'answer',
  apply: 'apply',
}

/** The calls of the channels of every kind. */
export const channelRoutes = (surroundings: Surroundings): Route[] => [
  employeeRoute(documentMessageDraft, {
    read: (call, { Kind, ...of }) => draftOf(call, demandChannels(call.actor, Kind, 'send'), surroundings, of),
  }),
  employeeRoute(sendDocuments, {
    limit,
    write: (call, { Kind, ...input }) => send(call, demandChannels(call.actor, Kind, 'send'), surroundings, input),
  }),
  employeeRoute(documentMessages, {
    read: async ({ db, actor }, { Kind, ...filter }) => messagePage(db, actor, demandLog(actor, Kind), filter),
  }),
  employeeRoute(documentMessage, { read: async ({ db, actor }, { Kind, Id }) => readMessage(db, actor, demandLog(actor, Kind), Id) }),
  employeeRoute(documentMessageFile, {
    read: async ({ db, actor }, { Kind, Id }) => messageFile(db, actor, demandChannels(actor, Kind, 'download'), Id),
  }),
  employeeRoute(actOnMessage, {
    limit,
    write: async (call, { Kind, ...input }) => actOn(call, demandChannels(call.actor, Kind, buttonOf[input.Act]), input),
  }),
  employeeRoute(receiveDocumentAnswer, {
    limit,
    write: async (call, { Kind, Text }) => receive(call, demandChannels(call.actor, Kind, 'answer'), Text),
  }),
  employeeRoute(testDocumentChannel, {
    limit,
    write: async (call, { Kind, ...input }) => sendTest(call, demandChannels(call.actor, Kind, 'test'), surroundings, input),
  }),
  employeeRoute(saveDocumentChannelSecret, {
    limit,
    write: async (call, { Kind, ...input }) => keepSecret(call, demandChannels(call.actor, Kind, 'secret'), surroundings, input),
  }),
  publicRoute(documentDoor, {
    bytes: true,
    noContent: true,
    limit: doorLimit,
    ownTransactions: (context) => receiveAtDoor(context, surroundings),
  }),
]
