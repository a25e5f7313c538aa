import { messageStates } from '@jst/contracts/document'
import {
  applicationCalls,
  applicationDocument as document,
  applicationStates,
  decisionSteps,
  guaranteeCurrency,
  letterDocument,
  letterStates,
  type DecisionStep,
} from '@jst/contracts/release'
import {
  agreed,
  documentEntity,
  fixedRows,
  moveRecord,
  registerDocument,
  rowsOf,
  stageOf,
  type DocumentCall,
  type Guard,
  type SubjectRow,
} from '../../../documents/index.ts'
import type { EntityCall, EntityRules } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { fillFromCustomers, findCustomers, nameOfCustomer, type BilledCustomer } from '../customers.ts'
import { tellReturned, noticeFactsOf } from '../customer/tell.ts'
import type { Decided } from '../decision/decide.ts'
import { findApplications, findReceiver, type StoredApplication } from '../decision/facts.repo.ts'
import { reservedOf } from '../guarantee/guarantee.repo.ts'
import { turn } from '../guarantee/guarantee.service.ts'
import { lettersOf } from '../letter/letter.repo.ts'
import { telexModule } from '../telex/telex.channels.ts'
import { releaseTextPrint, surrenderedPrint } from '../telex/telex.print.ts'
import { texts } from '../texts.ts'
import { approvalFacts } from './approval-facts.ts'
import { decideLocked, reasonsOf, submit } from './submit.service.ts'

const { kind } = document
const { codes } = applicationStates

/** @throws AppError NOT_FOUND */
async function demandApplication({ tx }: { readonly tx: Queryable }, id: number): Promise<StoredApplication> {
  const [found] = await findApplications(tx, [id])
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Applications that are submitted in one request, with their customers. */
interface SubmitFacts {
  readonly applications: ReadonlyMap<number, StoredApplication>
  readonly customers: ReadonlyMap<string, BilledCustomer>
}
async function readSubmitted(
  { tx, actor }: DocumentCall,
  rows: readonly SubjectRow[],
  { event }: { readonly event: string },
): Promise<SubmitFacts> {
  if (event !== 'submit') return { applications: new Map(), customers: new Map() }
  const ids = rows.map(({ id }) => id)
  const applications = new Map((await findApplications(tx, ids)).map((application) => [application.id, application]))
  const codes = [...new Set([...applications.values()].map(({ customerCode }) => customerCode))]
  const customers = await findCustomers(tx.system, actor.companyId, codes)
  return { applications, customers: new Map(customers.map((customer) => [customer.code, customer])) }
}
const complete: Guard<SubmitFacts> = async ({ tx, actor }, { id }, _input, { applications, customers }) => {
  const application = applications.get(id)
  if (!application) throw new AppError('NOT_FOUND')
  const { customerCode, receiverCode, bills } = application
  const customer = customers.get(customerCode)
  if (!customer) return refuse('INVALID_INPUT', texts.unknownCustomer(customerCode))
  const receiver = await findReceiver(tx.system, actor.companyId, receiverCode)
  if (receiverCode !== '' && !receiver) return refuse('INVALID_INPUT', texts.application.noReceiver(receiverCode))
  if (receiver?.owners.some((owner) => owner !== customer.id)) return refuse('INVALID_INPUT', texts.application.otherReceiver(receiverCode))
  if (bills.length === 0) return refuse('INVALID_INPUT', texts.application.noBills)
  for (const [at, { no }] of bills.entries())
    if (bills.findIndex((bill) => bill.no === no) !== at) return refuse('INVALID_INPUT', texts.application.twice(no))
  return allowed
}
async function submitted(call: DocumentCall, row: SubjectRow, _input: unknown, { applications, customers }: SubmitFacts): Promise<void> {
  const application = applications.get(row.id)!
  await submit(call, row, application, customers.get(application.customerCode)!.id)
}

const freed = async (call: DocumentCall, { id }: SubjectRow): Promise<void> => {
  const { customerId } = await demandApplication(call, id)
  await turn(call, 'free', { applicationId: id, customerId })
}

/** An approver refused: his words are for the staff. */
const refused = async (call: DocumentCall, row: SubjectRow): Promise<void> => {
  await freed(call, row)
  await tellReturned(call, noticeFactsOf(await demandApplication(call, row.id)), [])
}

/** Levels that a decision asks for. */
const levelsOf: Readonly<Record<DecisionStep, number>> = { block: 0, return: 0, both: 2, first: 1, automatic: 0 }
const levels: Guard = async (call, { id }) => {
  const { step } = await demandApplication(call, id)
  const [count] = await call.tx.query<{ agreed: number }>(
    `select count(distinct s.step_order)::integer as agreed from approval_step s where s.state = 'agreed' and s.round_id =
      (select max(r.id) from approval_round r where r.kind = $1 and r.subject_id = $2)`,
    [kind, id],
  )
  return (count?.agreed ?? 0) >= levelsOf[step as DecisionStep] ? allowed : refuse('ILLEGAL_TRANSITION', texts.application.levels)
}

const order = Object.keys(decisionSteps) as DecisionStep[]
/** The decision is asked again: what stands in the way now, or needs a level that nobody agreed on, is told. */
const stands: Guard = async (call, { id }) => {
  const application = await demandApplication(call, id)
  const { customerId, step } = application
  if (customerId === null) throw new AppError('ILLEGAL_TRANSITION')
  const decided = await decideLocked(call, application, customerId)
  const { Step } = decided.decision
  if (Step === 'block' || Step === 'return') return refuse('ILLEGAL_TRANSITION', texts.application.stopped(reasonsOf(decided)))
  if (order.indexOf(Step) < order.indexOf(step as DecisionStep))
    return refuse('ILLEGAL_TRANSITION', texts.application.stricter(decisionSteps[Step].zh, reasonsOf(decided)))
  return allowed
}
const other: Guard = async (call, { id }) => {
  const { makerId, submittedBy } = await demandApplication(call, id)
  const isOwnWork = [makerId, submittedBy].includes(call.actor.employeeId)
  return isOwnWork ? refuse('FORBIDDEN', texts.application.other) : allowed
}

const turned =
  (entry: 'use' | 'close') =>
  async (call: DocumentCall, { id }: SubjectRow): Promise<void> => {
    const { customerId } = await demandApplication(call, id)
    await turn(call, entry, { applicationId: id, customerId })
  }

/** The reservation is used from now on, and so are the letters that the release stands on. */
async function released(call: DocumentCall, row: SubjectRow): Promise<void> {
  await turned('use')(call, row)
  const letters = (await lettersOf(call.tx, [row.id])).filter(({ state }) => state === letterStates.codes.valid)
  for (const { id } of letters) await moveRecord(call, letterDocument.kind, id, 'use')
}

/** Makes applications known to the calls of the document kit. */
export function registerApplications(): void {
  registerDocument({
    ...rowsOf(applicationCalls.entity),
    title: `concat_ws(' ', nullif(t.name_zh, ''), (select string_agg(b.bl_no, ' ' order by b.place, b.id) from release_bill b
      where b.kind = '${kind}' and b.subject_id = t.id))`,
    document,
    facts: readSubmitted,
    guards: { complete, agreed: agreed(kind), levels, stands, other },
    effects: {
      submit: submitted,
      refuse: refused,
      takeBack: freed,
      rework: freed,
      cancel: freed,
      release: released,
      finish: turned('close'),
    },
    measures: async (db, { id }) => {
      const { bills, today } = await demandApplication({ tx: db }, id)
      return { Boxes: [], Bills: bills.length, Tons: '0', Cbm: '0', Day: today, Into: guaranteeCurrency }
    },
    channels: telexModule,
    notPrinted: ({ state }) => (state === codes.cancelled ? texts.application.cancelled : undefined),
    prints: { surrendered: surrenderedPrint, text: releaseTextPrint },
    approval: {
      facts: async (tx, { id }) => {
        const application = await demandApplication({ tx }, id)
        return approvalFacts(application, application.decision as Decided['view'] | null)
      },
      relations: {},
    },
  })
}

/** SQL of the state of the latest message to the agent. */
const telexState = `coalesce((select case m.state ${Object.entries(messageStates)
  .map(([state, { zh }]) => `when '${state}' then '${zh}'`)
  .join(' ')} end from document_message m where m.kind = '${kind}' and m.record_id = t.id and m.direction = 'out' and not m.test
    order by m.id desc limit 1), '')`

const open = [codes.draft, codes.returned, codes.blocked]
const fill = (call: EntityCall, ids: readonly number[]) => fillFromCustomers(call, 'release_application', ids, nameOfCustomer)
const base = documentEntity(document)
/** Rules of the lists of applications. */
export const applicationRules: EntityRules = {
  ...base,
  ...fixedRows(document, { open, sentence: () => texts.application.locked }),
  unnamed: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    Step: 't.step',
    BillNos: `coalesce((select string_agg(b.bl_no, ' ' order by b.place, b.id) from release_bill b
      where b.kind = '${kind}' and b.subject_id = t.id), '')`,
    Held: reservedOf('t.id'),
    Act: 't.act',
    PlatformNo: `trim(concat_ws(' ', t.platform, t.platform_no))`,
    CourierNo: `trim(concat_ws(' ', t.courier, t.courier_no))`,
    Outside: `(t.type = 'telex' or t.type in ('sign', 'release') and t.way in ('telex', 'waybill', 'destination'))`,
    Telex: telexState,
  },
  written: async (call, row, before) => {
    await base.written(call, row, before)
    await fill(call, [row.Id])
  },
  brought: fill,
}
