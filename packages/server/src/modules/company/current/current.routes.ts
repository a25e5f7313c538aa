import type { QueryOf } from '@jst/contracts'
import * as calls from '@jst/contracts/company'
import { markLimits } from '@jst/contracts/document'
import { marksOf } from '../../../documents/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { firstPassword } from '../employees/initial-password.ts'
import { create } from './create.service.ts'
import { versionsOf } from './current.repo.ts'
import * as current from './current.service.ts'
import { drawableMark, dropMark, keepMark, markFile } from './marks.service.ts'

/** Every call but the last works on the caller's own company. */
export const currentRoutes: readonly Route[] = [
  employeeRoute(calls.currentCompany, { read: ({ db, system, actor }) => current.describe(db, system, actor) }),
  employeeRoute(calls.currentCompanyVersions, { read: ({ db, actor }) => versionsOf(db, actor.companyId) }),
  employeeRoute(calls.modifyCompany, { write: current.modify }),
  employeeRoute(calls.beginCompanyChange, { write: current.beginChange }),
  employeeRoute(calls.companyMarkList, { read: ({ db, actor }) => marksOf(db, actor.companyId) }),
  employeeRoute(calls.companyMarkFile, { read: ({ db, actor }, { Mark }) => markFile(db, actor, Mark) }),
  employeeRoute(calls.uploadCompanyMark, {
    upload: { maxBytes: markLimits.bytes, kinds: markLimits.kinds },
    prepare: ({ file }) => drawableMark(file),
    // the input of an upload is its query (kernel/http/endpoint.ts)
    write: (call, input, mark) => keepMark(call, mark, (input as unknown as QueryOf<typeof calls.uploadCompanyMark>).Mark),
  }),
  employeeRoute(calls.removeCompanyMark, { write: (call, { Mark }) => dropMark(call, Mark) }),
  employeeRoute(calls.createCompany, { secretAnswer: true, prepare: firstPassword, write: create }),
]
