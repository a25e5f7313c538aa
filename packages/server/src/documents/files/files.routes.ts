import type { QueryOf } from '@jst/contracts'
import * as calls from '@jst/contracts/document'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { demandSubject } from '../subject.ts'
import { change, filesOf, setGone } from './files.service.ts'
import { openFile, tableOf, zipOf } from './show.ts'
import { begin, drop, finish, receive, stateOfUpload } from './uploads.service.ts'

/** The calls of the files of documents. */
export const fileRoutes = (place: Pick<Surroundings, 'blobs' | 'scan'>): Route[] => [
  employeeRoute(calls.documentFiles, {
    read: async ({ db, actor }, { Kind, Id }) => filesOf(db, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(calls.beginFile, {
    write: async (call, { Kind, Id, ...input }) => begin(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), input, place),
  }),
  employeeRoute(calls.sendFile, {
    bytes: true,
    // the input of a call that takes bytes is its query
    ownTransactions: (context, input) => receive(context, input as QueryOf<typeof calls.sendFile>, place),
  }),
  employeeRoute(calls.fileUpload, { read: (context, input) => stateOfUpload(context, input, place) }),
  // checking takes long, and a refused file is gone although the call fails
  employeeRoute(calls.finishFile, { ownTransactions: (context, input) => finish(context, input, place) }),
  employeeRoute(calls.dropUpload, { ownTransactions: (context, input) => drop(context, input, place) }),
  employeeRoute(calls.changeFile, {
    write: async (call, { Kind, Id, ...input }) => change(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), input),
  }),
  employeeRoute(calls.removeFile, {
    write: async (call, { Kind, Id, FileId }) => setGone(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), FileId, true),
  }),
  employeeRoute(calls.restoreFile, {
    write: async (call, { Kind, Id, FileId }) => setGone(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), FileId, false),
  }),
  employeeRoute(calls.openDocumentFile, {
    read: async ({ db, actor }, { Kind, Id, FileId }) => openFile(db, await demandSubject(db, actor, Kind, Id, 'read'), FileId, place),
  }),
  employeeRoute(calls.fileTable, {
    read: async ({ db, actor }, { Kind, Id, FileId }) => tableOf(db, await demandSubject(db, actor, Kind, Id, 'read'), FileId, place),
  }),
  employeeRoute(calls.zipFiles, {
    read: async ({ db, actor }, { Kind, Id }) => zipOf(db, await demandSubject(db, actor, Kind, Id, 'read'), place),
  }),
]
