import * as calls from '@jst/contracts/company'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { importRoutes } from '../../../entity-kit/index.ts'
import * as departments from './departments.service.ts'
import { departmentsOf } from './departments.repo.ts'
import { findStaff, staffPage } from './employees.repo.ts'
import { firstPassword } from './initial-password.ts'
import * as staff from './employees.service.ts'
import { handOver } from './handover.service.ts'
import { firstPasswords, importOfStaff, runStaffImport } from './import.service.ts'

/** Slow password hashes cost more than rows. */
const importLimit = { calls: 60, perSeconds: 600 }

export const employeeRoutes: readonly Route[] = [
  employeeRoute(calls.staffList, { read: ({ db, system, actor }, filter) => staffPage(db, system, actor.companyId, filter) }),
  employeeRoute(calls.staffInfo, {
    read: async ({ db, system, actor }, { Id }) => {
      const stored = await findStaff(db, system, actor.companyId, Id)
      if (!stored) throw new AppError('NOT_FOUND')
      return stored.wire
    },
  }),
  employeeRoute(calls.createStaff, { secretAnswer: true, prepare: firstPassword, write: staff.create }),
  employeeRoute(calls.modifyStaff, { write: staff.modify }),
  employeeRoute(calls.setStaffState, {
    write: (call, { Id, UpdateTime, Disabled }) => staff.setState(call, Id, UpdateTime, Disabled),
  }),
  employeeRoute(calls.resetStaffPassword, {
    secretAnswer: true,
    prepare: firstPassword,
    write: (call, { Id }, first) => staff.resetPassword(call, Id, first),
  }),
  employeeRoute(calls.handOverStaff, { write: (call, { FromId, ToId }) => handOver(call, FromId, ToId) }),
  ...importRoutes(
    calls.staffImport,
    importOfStaff(),
    employeeRoute(calls.staffImport.runImport, {
      secretAnswer: true,
      limit: importLimit,
      prepare: ({ db }, { Id }) => firstPasswords(db, Id),
      write: (context, input, passwords) => runStaffImport(context, input, passwords),
    }),
  ),
  employeeRoute(calls.roleChoices, { read: ({ db, actor }) => staff.choicesOf(db, actor) }),
  employeeRoute(calls.departmentList, { read: ({ db, actor }) => departmentsOf(db, actor.companyId) }),
  employeeRoute(calls.saveDepartment, { write: departments.save }),
  employeeRoute(calls.removeDepartment, { write: (call, { Id }) => departments.remove(call, Id) }),
]
