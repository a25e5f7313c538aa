import {
  addSiList,
  addSiListForCompany,
  changeSiStatus,
  checkSi,
  modifySi as modifySiEndpoint,
  saveSiTemplate,
  siCounts,
  siDataInfo,
  siInfo,
  siListOfOrder,
  siLog,
  siPagedList,
  siTemplateFile,
  siTemplateInfo,
  siVersionList,
  type SiStatus,
} from '@jst/contracts/si'
import { passes, recordToWire, templateToWire } from '@jst/si-drafts/rules'
import { employeeRoute, FileAnswer, type Route } from '../../kernel/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { findOrderForSi } from '../cargo-orders/index.ts'
import { issuesOf } from './si-check.service.ts'
import { siCountsOf, siPage } from './si-lists.repo.ts'
import { changeStatus } from './si-review.service.ts'
import { modifySi, submitSi } from './si-submit.service.ts'
import { templateFile, templateFileName } from './si-template-file.ts'
import { findTemplate } from './si-template.repo.ts'
import { saveTemplate } from './si-template.service.ts'
import { findSnapshot, versionPage } from './si-version.repo.ts'
import { orderData } from './si.prefill.ts'
import { findSi, siOfOrder } from './si.repo.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What was looked for, or NOT_FOUND: a foreign company's record answers as one that does not exist. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('NOT_FOUND')
  return value
}

export const siRoutes: readonly Route[] = [
  employeeRoute(siDataInfo, { read: async ({ db }, { CGO_ID }) => orderData(found(await findOrderForSi(db, CGO_ID))) }),
  employeeRoute(checkSi, {
    read: async ({ db, actor, now }, input) => {
      const Issues = issuesOf(actor, input, found(await findOrderForSi(db, input.CGO_ID)), now().getTime())
      return { Pass: passes(Issues), Issues }
    },
  }),
  employeeRoute(addSiList, { write: async (call, input) => ({ Ids: await submitSi(call, input, null) }) }),
  employeeRoute(addSiListForCompany, { write: async (call, input) => ({ Ids: await submitSi(call, input, input) }) }),
  employeeRoute(modifySiEndpoint, { write: async (call, input) => recordToWire((await modifySi(call, input)).record) }),
  employeeRoute(changeSiStatus, {
    write: async (call, { TDId, Status, Remarks = '', Version }) =>
      recordToWire((await changeStatus(call, TDId, Status as SiStatus, Remarks, Version)).record),
  }),
  employeeRoute(siListOfOrder, {
    read: async ({ db }, { CGO_ID }) => (await siOfOrder(db, CGO_ID)).map(({ record }) => recordToWire(record)),
  }),
  employeeRoute(siInfo, { read: async ({ db }, { Id }) => recordToWire(found(await findSi(db, Id)).record) }),
  employeeRoute(siLog, { read: async ({ db }, { Id }) => recordToWire(found(await findSnapshot(db, Id))) }),
  employeeRoute(siPagedList, { read: ({ db, actor }, filter) => siPage(db, actor, filter) }),
  employeeRoute(siVersionList, { read: ({ db, actor }, filter) => versionPage(db, actor, filter) }),
  employeeRoute(siCounts, { read: ({ db, actor }) => siCountsOf(db, actor) }),
  employeeRoute(saveSiTemplate, { write: async (call, input) => templateToWire(await saveTemplate(call, input)) }),
  employeeRoute(siTemplateInfo, { read: async ({ db }, { Id }) => templateToWire(found(await findTemplate(db, Id))) }),
  employeeRoute(siTemplateFile, { read: async () => new FileAnswer(templateFileName, xlsx, await templateFile()) }),
]
