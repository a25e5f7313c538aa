import type { BodyOf } from '@jst/contracts'
import type { NoticeSettings, saveNoticeSettings } from '@jst/contracts/messages'
import { isEmployee, type Actor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { WriteCall, WriteContext } from '../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { tooMany } from '../../kernel/limits/limits.ts'
import { ownDomain } from '../../kernel/site/own-address.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { insertMail } from './compose.repo.ts'
import { oneLine, type MailContent } from './content.ts'
import { mailSending } from './delivery.job.ts'
import { isMailAddress } from './mailer.ts'
import { texts } from './notices.texts.ts'
import { effectiveChannels, zoneOf } from './rules.ts'
import * as repo from './settings.repo.ts'

const words = texts.settings

export async function settingsOf(system: Queryable, { mail }: Surroundings, userId: number): Promise<NoticeSettings> {
  const { channels, mailMode, quietFrom, quietTo, zone, subscribed, email, confirmed } = await repo.readRule(system, userId)
  return {
    Channels: effectiveChannels(channels),
    MailMode: mailMode,
    QuietFrom: quietFrom,
    QuietTo: quietTo,
    Subscribed: subscribed,
    Email: email,
    Confirmed: confirmed,
    CanMail: mail !== undefined,
    TimeZone: zoneOf(zone),
  }
}

/** Changes the named settings; the others stay. */
export async function saveSettings(
  { tx, actor, audit }: WriteCall<never, Actor>,
  surroundings: Surroundings,
  { Channels, MailMode, QuietFrom, QuietTo, Subscribed }: BodyOf<typeof saveNoticeSettings>,
): Promise<NoticeSettings> {
  const stored = await repo.readRule(tx.system, actor.userId)
  const quietFrom = QuietFrom === undefined ? stored.quietFrom : QuietFrom
  const quietTo = QuietTo === undefined ? stored.quietTo : QuietTo
  if ((quietFrom === null) !== (quietTo === null)) throw invalid('QuietFrom', words.quietPair, words.labels.quietFrom)
  await repo.saveRule(tx.system, actor.userId, {
    channels: Channels ?? stored.channels,
    mailMode: MailMode ?? stored.mailMode,
    quietFrom,
    quietTo,
    subscribed: Subscribed ?? stored.subscribed,
  })
  audit({ action: 'notice-settings.modify', entity: 'app_user', entityId: actor.userId })
  return settingsOf(tx.system, surroundings, actor.userId)
}

/** @throws AppError INVALID_INPUT without an address to confirm, TOO_MANY_REQUESTS within a minute */
export async function askConfirmation({
  tx,
  actor,
  audit,
  now,
}: WriteCall<'now', Actor> & Pick<WriteContext<Actor>, 'now'>): Promise<void> {
  const { email, confirmed } = await repo.readRule(tx.system, actor.userId)
  if (!isMailAddress(email)) throw invalid('Email', words.noEmail, words.labels.email)
  if (confirmed) throw new AppError('ILLEGAL_TRANSITION', { message: words.confirmed })
  if (!(await repo.mayAskNow(tx.system, actor.userId, now()))) throw tooMany(60)
  const employee = isEmployee(actor) ? actor : undefined
  const sender = await systemOf(tx.system, employee?.companyId ?? null)
  const system = oneLine(sender.name, 100)
  const domain = sender.domain === '' ? {} : { domain: sender.domain }
  const content: MailContent = { name: oneLine(actor.userName, 50), system, ...domain, items: [], more: 0, settings: '' }
  const id = await insertMail(
    tx.system,
    {
      companyId: employee?.companyId ?? null,
      employeeId: employee?.employeeId ?? null,
      userId: actor.userId,
      purpose: 'confirmation',
      address: email,
      recipient: actor.userName,
      subject: oneLine(texts.mail.confirmation.subject(system)),
      content,
    },
    now(),
  )
  await jobs.send(tx, mailSending, { Ids: [id] }, employee ? { companyId: employee.companyId } : {})
  audit({ action: 'notice-settings.ask-confirmation', entity: 'app_user', entityId: actor.userId })
}

/** Whose platform it is: of the operator that serves the company, of the company, or of the platform; and its own host name for customers. */
async function systemOf(system: Queryable, companyId: number | null): Promise<{ readonly name: string; readonly domain: string }> {
  const [row] = await system.query<{ name: string; domain: string }>(
    `select coalesce(op.name, c.name) as name, ${ownDomain('op.id')} as domain
     from company c left join company op on op.id = c.operator_id
     where c.id = coalesce($1, (select min(id) from company where kind = 'platform'))`,
    [companyId],
  )
  return row ?? { name: '', domain: '' }
}
