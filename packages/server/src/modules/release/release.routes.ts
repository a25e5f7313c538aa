import type { PrintLanguage } from '@jst/contracts/document'
import * as calls from '@jst/contracts/release'
import { drawHanded, issueHanded } from '../../documents/index.ts'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { addressRules } from './address/address.module.ts'
import { applicationRules } from './application/application.module.ts'
import { riskOf, riskyCustomersOf } from './application/risk.service.ts'
import { billsPage, viewRelease } from './application/view.service.ts'
import { guaranteeChangeRules, guaranteeRules, readLedger } from './guarantee/guarantee.module.ts'
import { registerReleases } from './index.ts'
import { hold } from './acts/hold.service.ts'
import { release } from './acts/release.service.ts'
import { demandOwnLetter, ownLetterPage, ownLetterView, ownLimits } from './customer/letters.repo.ts'
import { billFees, propose } from './fees/fees.service.ts'
import { letterRules } from './letter/letter.module.ts'
import { makeMissing } from './letter/make.service.ts'
import { tieExisting } from './letter/tie.service.ts'
import { returnRules } from './paper/return.module.ts'
import { scan, shelve, uncount, viewReturn } from './paper/scan.service.ts'
import { agentChannelRules, checkRules, holdRules, wordingRules } from './rules.ts'
import { readSettings, saveSettings } from './settings/settings.service.ts'

registerReleases()

const letterCopy = (Id: number, Language: PrintLanguage) => ({ Kind: calls.letterDocument.kind, Id, Print: 'letter', Language })

export const releaseRoutes = (surroundings: Pick<Surroundings, 'innerEndpoints' | 'mail' | 'secrets' | 'origin'>): readonly Route[] => [
  ...entityRoutes(calls.releaseEntities, {
    [calls.addressCalls.entity.kind]: addressRules,
    [calls.holdCalls.entity.kind]: holdRules,
    [calls.guaranteeCalls.entity.kind]: guaranteeRules,
    [calls.guaranteeChangeCalls.entity.kind]: guaranteeChangeRules,
    [calls.applicationCalls.entity.kind]: applicationRules,
    [calls.letterCalls.entity.kind]: letterRules,
    [calls.returnCalls.entity.kind]: returnRules,
    [calls.checkRuleCalls.entity.kind]: checkRules,
    [calls.feeRuleCalls.entity.kind]: { unnamed: true },
    [calls.wordingCalls.entity.kind]: wordingRules,
    [calls.agentChannelCalls.entity.kind]: agentChannelRules(surroundings),
  }),
  employeeRoute(calls.guaranteeLedger, { read: ({ db }, query) => readLedger(db, query) }),
  employeeRoute(calls.releaseView, { read: (context, { Id }) => viewRelease(context, Id) }),
  employeeRoute(calls.releasableBills, { read: (context, query) => billsPage(context, query) }),
  employeeRoute(calls.customerRisk, { read: (context, query) => riskOf(context, query) }),
  employeeRoute(calls.riskyCustomers, { read: (context) => riskyCustomersOf(context) }),
  employeeRoute(calls.releasePapers, { write: (call, input) => release(call, surroundings, input) }),
  employeeRoute(calls.proposeFees, { write: (call, input) => propose(call, input) }),
  employeeRoute(calls.billFees, { write: (call, input) => billFees(call, input) }),
  employeeRoute(calls.holdBills, { write: (call, input) => hold(call, input) }),
  employeeRoute(calls.makeLetters, { write: (call, { ApplicationId }) => makeMissing(call, ApplicationId) }),
  employeeRoute(calls.tieLetters, { write: (call, { ApplicationId }) => tieExisting(call, ApplicationId) }),
  employeeRoute(calls.scanPaper, { write: (call, input) => scan(call, input) }),
  employeeRoute(calls.returnView, { read: ({ db }, { Id }) => viewReturn(db, Id) }),
  employeeRoute(calls.uncountPaper, { write: (call, input) => uncount(call, input) }),
  employeeRoute(calls.shelvePaper, { write: (call, input) => shelve(call, input) }),
  employeeRoute(calls.ownLetters, { read: (context, query) => ownLetterPage(context, query) }),
  employeeRoute(calls.ownLetter, { read: (context, { Id }) => ownLetterView(context, Id) }),
  employeeRoute(calls.ownLetterFile, {
    limit: { calls: 60, perSeconds: 60 },
    prepare: async ({ system, actor }, { Id, Language }) => {
      await demandOwnLetter({ system, actor }, Id)
      return drawHanded({ system, actor, place: surroundings }, letterCopy(Id, Language))
    },
    write: (call, { Id, Language }, rendered) => issueHanded(call, letterCopy(Id, Language), rendered),
  }),
  employeeRoute(calls.ownGuarantees, { read: (context) => ownLimits(context) }),
  employeeRoute(calls.releaseSettings, { read: ({ db, actor }) => readSettings(db, actor.companyId) }),
  employeeRoute(calls.saveReleaseSettings, { write: (call, input) => saveSettings(call, input) }),
]
