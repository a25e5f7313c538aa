import type { CarrierChannel } from '@jst/contracts/booking'
import type { Queryable } from '../../../kernel/database.ts'

/** How a company reaches a carrier. `secret`: sealed, '' without one. */
export interface StoredChannel {
  readonly id: number
  readonly companyId: number
  readonly code: string
  readonly name: string
  readonly carrier: string
  readonly channel: CarrierChannel
  readonly account: string
  readonly mailTo: string
  readonly mailSubject: string
  readonly mailText: string
  readonly endpoint: string
  readonly needed: readonly string[]
  readonly autoConfirm: boolean
  readonly hours: Readonly<Record<'DCO' | 'VCO' | 'FCO' | 'CUA', number | null>>
  readonly retries: number | null
  readonly backoff: number | null
  readonly secret: string
  readonly updateTime: string
}
const select = `select t.id, t.company_id as "companyId", t.code, t.name_zh as name, t.carrier_code as carrier, t.channel, t.account,
       t.mail_to as "mailTo",
    t.mail_subject as "mailSubject", t.mail_text as "mailText", t.endpoint, t.needed, t.auto_confirm as "autoConfirm",
    jsonb_build_object('DCO', t.dco_hours, 'VCO', t.vco_hours, 'FCO', t.fco_hours, 'CUA', t.cua_hours) as hours, t.retries, t.backoff, t.secret,
    t.update_time as "updateTime"
  from booking_channel t`
const used = 't.enabled and t.removed_at is null and t.merged_into is null'

/** The channel in use for a carrier; of two that an import made, the first. */
export async function findChannel(db: Queryable, companyId: number, carrier: string): Promise<StoredChannel | undefined> {
  const [row] = await db.query<StoredChannel>(
    `${select} where t.company_id = $1 and t.carrier_code = $2 and ${used} order by t.id limit 1`,
    [companyId, carrier],
  )
  return row
}

/** One by its key, whether it is in use or not. */
export async function channelById(db: Queryable, id: number | null, lock = false): Promise<StoredChannel | undefined> {
  if (id === null) return undefined
  const [row] = await db.query<StoredChannel>(
    `${select} where t.id = $1 and t.removed_at is null and t.merged_into is null${lock ? ' for update of t' : ''}`,
    [id],
  )
  return row
}

/** Another one that is in use for the carrier. */
export async function findSecond(db: Queryable, carrier: string, exceptId: number): Promise<{ code: string; name: string } | undefined> {
  const [row] = await db.query<{ code: string; name: string }>(
    `select t.code, t.name_zh as name from booking_channel t where t.company_id = (select app_company_id()) and t.carrier_code = $1 and t.id <> $2
      and ${used} limit 1`,
    [carrier, exceptId],
  )
  return row
}

export async function writeSecret(tx: Queryable, id: number, secret: string): Promise<string> {
  const [row] = await tx.query<{ updateTime: string }>(
    `update booking_channel set secret = $2, update_time = next_update_time(update_time) where id = $1 returning update_time as "updateTime"`,
    [id, secret],
  )
  return row!.updateTime
}
