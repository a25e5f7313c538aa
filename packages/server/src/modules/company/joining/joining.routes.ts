import type { QueryOf } from '@jst/contracts'
import * as calls from '@jst/contracts/company'
import { licenceLimits } from '@jst/contracts/company'
import { publicRoute, userRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { MobileCodes } from '../../account/index.ts'
import { applicationsOf } from '../application.repo.ts'
import { bindsOf } from './bind.repo.ts'
import * as bind from './bind.service.ts'
import * as joining from './joining.service.ts'
import * as people from './register.service.ts'

/** Passwords are slow to store, and a search shows names of companies: neither is for machines. */
const registerLimit = { calls: 60, perSeconds: 600 }
const searchLimit = { calls: 30, perSeconds: 60 }

/** Every call works on the caller's own applications alone: such a person has no company to look through, so the server looks for them. */
export const joiningRoutes = (codes: MobileCodes): Route[] => [
  publicRoute(calls.sendRegisterCode, {
    ownTransactions: async ({ db, ip }, { Mobile }) => ({
      ResendSeconds: await people.sendCode(db, codes, Mobile, ip),
      InOutbox: codes.inOutbox,
    }),
  }),
  publicRoute(calls.register, {
    limit: registerLimit,
    ownTransactions: async ({ db, ip, userAgent }, input) => {
      const { token, expiresAt } = await people.register(db, codes, input, { ip, userAgent })
      return { Token: token, ExpiresAt: expiresAt }
    },
  }),
  userRoute(calls.myJoining, {
    read: async ({ system, actor }) => ({
      Applications: await applicationsOf(system, actor.userId),
      Binds: await bindsOf(system, actor.userId),
    }),
  }),
  userRoute(calls.myApplication, { read: ({ system, actor }, { Id }) => joining.readOwn(system, actor.userId, Id) }),
  userRoute(calls.myLicence, { read: ({ system, actor, files }, { Id }) => joining.readLicence(system, files, actor.userId, Id) }),
  userRoute(calls.saveApplication, { write: joining.save }),
  userRoute(calls.uploadLicence, {
    upload: { maxBytes: licenceLimits.bytes, kinds: licenceLimits.kinds },
    prepare: ({ file, files }) => {
      if (!file) throw new AppError('BAD_FILE')
      return files.put(file)
    },
    write: (call, input, file) => {
      // the input of an upload is its query (kernel/http/endpoint.ts)
      const { Id } = input as unknown as QueryOf<typeof calls.uploadLicence>
      return joining.attachLicence(call, call.files, file, Id)
    },
  }),
  userRoute(calls.submitApplication, { write: (call, { Id, UpdateTime }) => joining.submit(call, Id, UpdateTime) }),
  userRoute(calls.withdrawApplication, { write: (call, { Id, UpdateTime }) => joining.withdraw(call, Id, UpdateTime) }),
  userRoute(calls.removeApplication, { write: (call, { Id }) => joining.remove(call, Id) }),
  userRoute(calls.searchCompanies, { limit: searchLimit, read: ({ system }, { Keyword }) => bind.search(system, Keyword) }),
  userRoute(calls.applyBind, { write: (call, { CompanyId, Reason }) => bind.apply(call, CompanyId, Reason) }),
  userRoute(calls.cancelBind, { write: (call, { Id, UpdateTime }) => bind.cancel(call, Id, UpdateTime) }),
]
