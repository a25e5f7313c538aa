import * as calls from '@jst/contracts/company'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findApplication } from '../application.repo.ts'
import { bindPage } from '../joining/bind.repo.ts'
import { answer } from '../joining/bind.service.ts'
import { applicationPage } from './audit.repo.ts'
import * as audit from './audit.service.ts'

export const auditRoutes: readonly Route[] = [
  employeeRoute(calls.applicationList, { read: ({ db, actor }, filter) => applicationPage(db, actor, filter) }),
  employeeRoute(calls.applicationInfo, { read: ({ db, system }, { Id }) => audit.describe(db, system, Id) }),
  employeeRoute(calls.applicationLicence, {
    read: async ({ db, system, files }, { Id }) => {
      const stored = await findApplication(db, Id)
      if (!stored || stored.wire.State === 'DRAFT' || stored.licenceId === null) throw new AppError('NOT_FOUND')
      // the file lies with the platform; who sees the application sees its licence
      return files.read(system, stored.licenceId)
    },
  }),
  employeeRoute(calls.auditApplication, { write: audit.judge }),
  employeeRoute(calls.freezeCompany, { write: audit.freeze }),
  employeeRoute(calls.bindList, { read: ({ db, actor }, filter) => bindPage(db, actor.companyId, filter) }),
  employeeRoute(calls.answerBind, { write: answer }),
]
