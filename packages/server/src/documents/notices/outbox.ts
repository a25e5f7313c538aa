import type { BodyOf, Page } from '@jst/contracts'
import type { OutboxMail, OutboxSetup, saveRobot as saveRobotCall } from '@jst/contracts/messages'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { factsOf } from '../../kernel/audit/audit.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import { letterBody, previewOf, type LetterContent, type MailContent } from './content.ts'
import { mailSending } from './delivery.job.ts'
import { texts } from './notices.texts.ts'
import { mailPage, queueAgain, type OutboxFilter } from './outbox.page.repo.ts'
import { hintOf, post, robotAddress } from './robot.ts'
import * as robots from './robots.repo.ts'

/** Page of the outbox. Private links are left out; a demo without a mail server shows them, for nobody else does. */
export async function outboxPage(
  db: Db,
  actor: EmployeeActor,
  { mail, origin }: Surroundings,
  filter: OutboxFilter,
): Promise<Page<OutboxMail>> {
  const { Rows, Total } = await mailPage(db, actor, mail !== undefined, filter)
  return {
    Total,
    Rows: Rows.map(({ purpose, content, State, ...row }) => ({
      ...row,
      State: State === 'waiting' && !mail ? 'unconfigured' : State,
      Preview: shownOf(purpose, content, origin),
    })),
  }
}

function shownOf(purpose: 'notices' | 'confirmation' | 'letter', content: MailContent | LetterContent, origin: string): string {
  if (purpose === 'confirmation') return texts.preview.hidden
  return purpose === 'letter' ? letterBody(content as LetterContent).text : previewOf(content as MailContent, origin)
}

/** Answers how many are sent again. @throws AppError NOT_FOUND when the caller sees none that could be */
export async function retryMails({ tx, actor, audit, now }: WriteCall<'now'>, ids: readonly number[]): Promise<number> {
  const again = await queueAgain(tx, tx.system, actor, ids, now())
  if (again.length === 0) throw new AppError('NOT_FOUND')
  await jobs.send(tx, mailSending, { Ids: again }, { by: actor, about: texts.mails(again.length) })
  audit({ action: 'mail.retry', entity: 'notice_mail', diff: factsOf({ Ids: again }) })
  return again.length
}

export async function outboxSetup(db: Queryable, { companyId }: EmployeeActor, { mail }: Surroundings): Promise<OutboxSetup> {
  const robot = await robots.findRobot(db, companyId)
  return {
    Mail: { Configured: mail !== undefined, From: mail?.from ?? '' },
    Robot: robot
      ? {
          Hint: robot.hint,
          Kinds: robot.kinds,
          Enabled: robot.enabled,
          TriedTime: robot.triedTime,
          Error: robot.error,
          UpdateTime: robot.updateTime,
        }
      : null,
  }
}

/** @throws AppError STALE_WRITE with the setup as it stands */
async function demandRobot(
  { tx, actor }: WriteCall,
  surroundings: Surroundings,
  seen: string | undefined,
): Promise<robots.StoredRobot | undefined> {
  const stored = await robots.findRobot(tx, actor.companyId, true)
  const setup = await outboxSetup(tx, actor, surroundings)
  if (stored) demandVersion(seen ?? '', { ...setup, UpdateTime: stored.updateTime })
  return stored
}

export async function saveRobot(
  call: WriteCall,
  surroundings: Surroundings,
  { Address = '', Kinds, Enabled, UpdateTime }: BodyOf<typeof saveRobotCall>,
): Promise<OutboxSetup> {
  const { tx, actor, audit } = call
  const stored = await demandRobot(call, surroundings, UpdateTime)
  const typed = Address.trim() === '' ? undefined : robotAddress(Address)
  if (typed === undefined && (Address.trim() !== '' || !stored))
    throw invalid('Address', texts.robot.badAddress, texts.settings.labels.address)
  await robots.saveRobot(tx, actor.companyId, {
    address: typed === undefined ? stored!.address : surroundings.secrets.seal(typed),
    hint: typed === undefined ? stored!.hint : hintOf(typed),
    kinds: Kinds,
    enabled: Enabled,
  })
  audit({ action: 'robot.save', entity: 'company_robot', diff: factsOf({ Kinds, Enabled, Changed: typed !== undefined }) })
  return outboxSetup(tx, actor, surroundings)
}

export async function removeRobot(call: WriteCall, surroundings: Surroundings, seen: string): Promise<OutboxSetup> {
  const { tx, actor, audit } = call
  if (!(await demandRobot(call, surroundings, seen))) throw new AppError('NOT_FOUND')
  await robots.removeRobot(tx, actor.companyId)
  audit({ action: 'robot.remove', entity: 'company_robot' })
  return outboxSetup(tx, actor, surroundings)
}

/** Posts outside of a transaction, which would be held by their answer. @throws AppError NOT_FOUND without a robot */
export async function tryRobot(db: Db, actor: EmployeeActor, surroundings: Surroundings, now: Date): Promise<OutboxSetup> {
  const robot = await robots.findRobot(db, actor.companyId)
  if (!robot) throw new AppError('NOT_FOUND')
  const { error, gone } = await post(robot.address, texts.robot.test, surroundings)
  return db.tx(async (tx) => {
    await robots.markTried(tx, actor.companyId, now, error, gone)
    return outboxSetup(tx, actor, surroundings)
  })
}
