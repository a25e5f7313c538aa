import { reasonText, type DecisionView } from '@jst/contracts/release'
import type { StoredApplication } from '../decision/facts.repo.ts'

const money = (amount: string | undefined): number | null => (amount === undefined || amount === '' ? null : Number(amount))

/** Facts by which the chain of a company asks for levels. `view`: the decision on the application; null before the first. */
export const approvalFacts = (application: StoredApplication, view: DecisionView | null) =>
  ({
    Level: [null, view?.Step || null],
    Open: [null, money(view?.Open)],
    Need: [null, application.guaranteed ? money(view?.Need) : null],
    Type: [null, application.type],
    Way: [null, application.way],
    Carrier: [null, application.carrier || null],
    Customer: [null, application.name],
    Bills: [null, application.bills.map(({ no }) => no).join(' ')],
    Reasons: [null, view?.Reasons.map(reasonText).join('；') || null],
  }) as const
