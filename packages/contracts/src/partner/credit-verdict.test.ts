import { expect, it } from 'vitest'
import { creditVerdict, defaultCreditRule, type CreditFacts } from './credit-verdict.ts'

const facts: CreditFacts = {
  stage: 'active',
  limit: 500_000,
  gate: 'block',
  validTo: '2026-12-31',
  used: 480_000,
  overdueDays: 0,
  amount: 20_000,
  today: '2026-11-23',
}
it.each([
  ['to the cent within the limit', {}, 'pass', 'within'],
  ['one cent beyond it', { amount: 20_000.01 }, 'block', 'beyond'],
  ['beyond it without a gate of its own', { amount: 30_000, gate: '' }, 'approve', 'beyond'],
  ['on the last day', { today: '2026-12-31' }, 'pass', 'within'],
  ['a day later', { today: '2027-01-01' }, 'warn', 'expired'],
  ['without credit', { limit: null }, 'warn', 'without'],
  ['overdue by a day, whatever is left', { used: 0, overdueDays: 1 }, 'block', 'overdue'],
  ['stopped', { stage: 'stopped' }, 'block', 'stopped'],
  ['blacklisted, whatever else', { stage: 'blacklisted', gate: 'warn', overdueDays: 9 }, 'block', 'blacklisted'],
] as const)('business of a customer %s', (_, more, Gate, Cause) => {
  const verdict = creditVerdict({ ...facts, ...more }, defaultCreditRule)
  expect(verdict).toMatchObject({ Gate, Cause })
  expect(verdict.Next === '').toBe(Gate === 'pass')
})
