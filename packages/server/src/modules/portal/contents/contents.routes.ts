import {
  carrierLetter,
  carrierLetters,
  contentVersion,
  contentVersions,
  handleApplication,
  handleMessage,
  jobApplications,
  openApplicationCv,
  openContent,
  removeApplication,
  removeMessage,
  restoreContent,
  shipTables,
  siteMessages,
  tableSailings,
  tableSheet as tableSheetCall,
} from '@jst/contracts/portal'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { handle, inquiryPage, openCv, remove } from './inquiries.repo.ts'
import { letterOf, letterPage, publisherOf, sailingsOf, tablesOf } from './readers.repo.ts'
import { tableSheet } from './table-sheet.ts'
import * as versions from './versions.service.ts'

/** Files are written out, and CVs are personal: not for every second. */
const fileLimit = { calls: 20, perSeconds: 60 }

export const contentRoutes = ({ blobs }: Pick<Surroundings, 'blobs'>): readonly Route[] => [
  employeeRoute(contentVersions, { read: ({ db, actor }, query) => versions.versionsOf(db, actor, query) }),
  employeeRoute(contentVersion, { read: ({ db, actor }, query) => versions.versionOf(db, actor, query) }),
  employeeRoute(restoreContent, { write: (call, input) => versions.restore(call, input) }),
  employeeRoute(openContent, { write: (call, input) => versions.openContent(call, input) }),
  employeeRoute(jobApplications, { read: ({ db, actor }, query) => inquiryPage(db, actor.companyId, 'job', query) }),
  employeeRoute(handleApplication, { write: (call, input) => handle(call, 'job', input) }),
  employeeRoute(siteMessages, { read: ({ db, actor }, query) => inquiryPage(db, actor.companyId, 'contact', query) }),
  employeeRoute(removeApplication, { write: (call, input) => remove(call, 'job', input) }),
  employeeRoute(openApplicationCv, { limit: fileLimit, read: ({ db, actor }, { Id }) => openCv(db, actor, Id, blobs) }),
  employeeRoute(handleMessage, { write: (call, input) => handle(call, 'contact', input) }),
  employeeRoute(removeMessage, { write: (call, input) => remove(call, 'contact', input) }),
  // the forwarder's rows are read for its customers, by what it has published alone
  employeeRoute(carrierLetters, { read: ({ system, actor }, query) => letterPage(system, actor, query) }),
  employeeRoute(carrierLetter, { read: ({ system, actor }, { Id }) => letterOf(system, actor, Id) }),
  employeeRoute(shipTables, { read: ({ system, actor }, { Lang }) => tablesOf(system, actor, Lang) }),
  employeeRoute(tableSailings, { read: ({ system, actor, now }, query) => sailingsOf(system, actor, now(), query) }),
  employeeRoute(tableSheetCall, {
    limit: fileLimit,
    read: ({ system, actor, now }, { Id, Lang }) =>
      tableSheet(system, { companyId: publisherOf(actor), id: Id, now: now(), lang: Lang ?? 'zh' }),
  }),
]
