import {
  Array as ArraySchema,
  Boolean as BooleanSchema,
  Integer,
  Literal,
  Object as ObjectSchema,
  Optional,
  String as StringSchema,
  Union,
} from 'typebox'
import { mostDirectLines, type ImportPlan } from '@jst/contracts/entity'
import type { Tx } from '../../kernel/database/database.ts'
import type { ReadContext } from '../../kernel/http/endpoint.ts'
import { defineJob } from '../../kernel/jobs/job.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { demandCallAccess } from '../../kernel/access/call-access.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { writeCallIn } from '../../kernel/http/write-call.ts'
import { asImport, importCallsOf, type ImportCall, type RunInput } from './area-import.ts'
import * as repo from './imports.repo.ts'
import { numberImport } from './number.service.ts'
import { texts } from './imports.texts.ts'
import { planOf } from './plan.service.ts'
import { demandDone, demandPlanned, runImport, undoImport } from './run.service.ts'

const data = ObjectSchema({
  kind: StringSchema(),
  act: Union([Literal('run'), Literal('undo')]),
  id: Integer(),
  skipBad: BooleanSchema(),
  skipLines: ArraySchema(Integer()),
  sure: Optional(BooleanSchema()),
})

/**
 * Runs an import of many lines, or takes it back, for whoever asked. All of it is one transaction: one that is cancelled or dies has written nothing,
 * and one that has committed is not run again.
 */
export const importJob = defineJob({
  name: 'import',
  zh: texts.job.run,
  data,
  retries: 3,
  refusalsAreFinal: true,
  async run(context, { kind, act, id, skipBad, skipLines, sure = false }) {
    const input = { Id: id, SkipBad: skipBad, SkipLines: skipLines, Sure: sure }
    const { run, progress } = context
    const { entity, runImport: call } = importCallsOf(kind)
    const { actor, db, tx: inTransaction } = await context.starter()
    demandCallAccess(call.may, actor)
    const total = await repo.lastLine(db, id)
    const tell = (lines: number) => progress(lines, total)
    await tell(0)
    if (act === 'run') await numberImport(input, inTransaction, (tx) => callIn(tx, actor, kind, `job-${run.id}`))
    const lines = await inTransaction(async (tx) => {
      const importCall = await callIn(tx, actor, kind, `job-${run.id}`)
      if (await context.once(tx.system, String(run.id))) {
        if (act === 'run') await runImport(importCall, input, tell)
        else await undoImport(importCall, id, tell)
      }
      return repo.countApplied(tx, id)
    })
    return { note: act === 'run' ? texts.job.ran(lines) : texts.job.undone(lines), link: entity.path }
  },
})

const callIn = (tx: Tx, actor: EmployeeActor, kind: string, requestId: string): Promise<ImportCall> =>
  asImport(writeCallIn(tx, { actor, requestId }), kind)

/** Before a run at once; that of a job is numbered by the job. Its own transactions end before that of the run begins. */
export async function prepareRun({ db, actor, requestId }: ReadContext<EmployeeActor>, kind: string, input: RunInput): Promise<void> {
  if ((await repo.countToWrite(db, input.Id)) > mostDirectLines) return
  await numberImport(
    input,
    (work) => db.tx(work),
    (tx) => callIn(tx, actor, kind, requestId),
  )
}

/** Runs an import at once, or by a job when it writes many lines: `JobId` says which. */
export async function beginRun(call: ImportCall, input: RunInput): Promise<ImportPlan> {
  if ((await repo.countToWrite(call.tx, input.Id)) <= mostDirectLines) return runImport(call, input)
  return { ...(await demandPlanned(call, input)), JobId: await send(call, 'run', input) }
}

/** The same for taking one back. */
export async function beginUndo(call: ImportCall, Id: number): Promise<ImportPlan> {
  if ((await repo.countToWrite(call.tx, Id)) <= mostDirectLines) return undoImport(call, Id)
  await demandDone(call, Id)
  return { ...(await planOf(call, Id)), JobId: await send(call, 'undo', { Id, SkipBad: false, SkipLines: [] }) }
}

/** The key keeps two people from running one import twice. */
function send({ tx, actor, entity }: ImportCall, act: 'run' | 'undo', { Id, SkipBad, SkipLines, Sure = false }: RunInput): Promise<number> {
  const { companyId, employeeId } = actor
  return jobs.send(
    tx,
    importJob,
    { kind: entity.kind, act, id: Id, skipBad: SkipBad, skipLines: [...SkipLines], sure: Sure },
    { by: { companyId, employeeId }, about: texts.job.about(entity.zh, act), key: `${act} ${Id}` },
  )
}
