import { Null } from 'typebox'
import { defineJob, type JobContext } from '../../../kernel/jobs/job.ts'
import { settle, takeIn } from '../take-in/take-in.service.ts'
import { texts } from '../tracking.texts.ts'
import { ask, AskFailed, networkFetch, type Answer } from './ask.ts'
import {
  duePartners,
  beginQueries,
  claimQueries,
  clearAnswers,
  giveBack,
  noteAnswered,
  pausePartner,
  settleQuery,
  stageOf,
  type DuePartner,
  type DueQuery,
  type Settled,
} from './queries.repo.ts'
import { simulatedFetch } from './simulated-carrier.ts'

const minute = 60_000
const longest = 24 * 60
/** Milliseconds for which one partner is asked in a run; the next run goes on. */
const mostTime = 45_000
/** Answers that fail one after the other before the partner gets a pause. */
const mostFailures = 3

/** How much more seldom a shipment is asked for by where it is: little happens at sea and before the boxes move. */
const factors: Readonly<Record<string, number>> = { waiting: 4, origin: 1, sea: 2, arrived: 1, delivered: 4 }
/** Minutes until a shipment is asked for again. Each failure doubles them, up to a day. */
export const pauseOf = (everyMinutes: number, stage: string, failures: number): number =>
  Math.min(longest, everyMinutes * (failures > 0 ? 2 ** failures : (factors[stage] ?? 1)))

/** Each minute: asks partners for the followed shipments of their carriers, as often as they are set to. */
export const trackingQueries = defineJob({
  name: 'tracking-queries',
  zh: texts.jobs.queries,
  data: Null(),
  retries: 0,
  cron: '* * * * *',
  async run(context) {
    let queryCount = 0
    await context.tx((tx) => clearAnswers(tx, context.now().toISOString()))
    for (const partner of await duePartners(context.db, context.now().toISOString())) {
      context.signal.throwIfAborted()
      queryCount += await askPartner(context, partner)
    }
    return { note: texts.jobs.asked(queryCount) }
  },
})

async function askPartner(context: JobContext, partner: DuePartner): Promise<number> {
  const { tx, now, signal } = context
  await tx((inside) => beginQueries(inside, partner))
  const due = await tx((inside) => claimQueries(inside, partner, now().toISOString()))
  const end = now().getTime() + mostTime
  let { failures } = partner
  for (const [at, query] of due.entries()) {
    if (now().getTime() > end) {
      await tx((inside) => giveBack(inside, partner.id, due.slice(at), now().toISOString()))
      return at
    }
    signal.throwIfAborted()
    const answer = await answerOf(context, partner, query)
    failures = answer.kind === 'events' || answer.isBusy ? 0 : failures + 1
    const wait = answer.kind === 'failed' ? (answer.wait ?? pauseAfter(failures)) : 0
    await tx(async (inside) => {
      await take(inside, partner, query, answer, now())
      if (wait === 0) return
      const until = new Date(now().getTime() + wait).toISOString()
      await pausePartner(inside, partner.id, until, answer.kind === 'failed' ? answer.reason : '', failures)
      await giveBack(inside, partner.id, due.slice(at + 1), until)
    })
    if (wait > 0) return at + 1
  }
  return due.length
}

/** Milliseconds of pause after so many failures, one after the other: five minutes at the third, then twice as many, up to six hours. */
const pauseAfter = (failures: number): number => (failures < mostFailures ? 0 : Math.min(360, 5 * 2 ** (failures - mostFailures)) * minute)

async function answerOf({ db, surroundings, signal, now }: JobContext, partner: DuePartner, query: DueQuery): Promise<Answer> {
  try {
    const at = now()
    const fetch = partner.way === 'pull-simulator' ? simulatedFetch(db, partner, query, at) : networkFetch(partner, surroundings, signal)
    const target = partner.way === 'pull-simulator' ? { ...partner, address: 'https://simulator.invalid/v2/events' } : partner
    return await ask(target, query, fetch, at)
  } catch (error) {
    if (error instanceof AskFailed) return { kind: 'failed', status: 0, reason: error.message }
    throw error
  }
}

/** Takes the events in and notes the answer, in one transaction: a worker that dies before has taken in nothing, and asks again. */
async function take(tx: Parameters<typeof takeIn>[0], partner: DuePartner, query: DueQuery, answer: Answer, now: Date): Promise<void> {
  const at = now.toISOString()
  const after = (failures: number, stage = query.stage) =>
    new Date(now.getTime() + pauseOf(partner.everyMinutes, stage, failures) * minute).toISOString()
  let settled: Settled
  if (answer.kind === 'failed') {
    const { status, reason, wait, isBusy } = answer
    // a party that is busy says when it may be asked; the question is not to blame
    const next = isBusy ? new Date(now.getTime() + (wait ?? 0)).toISOString() : after(query.failures + 1)
    settled = { outcome: 'failed', status, events: 0, taken: 0, reason, next }
  } else {
    const { status, events } = answer
    const origin = partner.way === 'pull-simulator' ? texts.origins.simulator : texts.origins.asked(partner.name)
    const { taken } = events.length > 0 ? await takeIn(tx, partner.companyId, events, origin, now) : { taken: 0 }
    const outcome = events.length === 0 ? 'empty' : taken > 0 ? 'news' : 'same'
    settled = { outcome, status, events: events.length, taken, reason: '', next: after(0, await stageOf(tx, query.shipmentId)) }
    await noteAnswered(tx, partner.id, taken, at)
  }
  await settleQuery(tx, partner.id, query, settled, at)
  // that there is no news, or no answer, is shown as well
  if (settled.outcome !== query.outcome && settled.outcome !== 'news') await settle(tx, [query.shipmentId], now)
}
