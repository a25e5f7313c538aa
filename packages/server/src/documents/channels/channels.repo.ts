import type { Queryable } from '../../kernel/database/database.ts'

/** How a company reaches a partner. `secret`: sealed, '' without one. */
export interface StoredChannel {
  readonly id: number
  readonly companyId: number
  readonly code: string
  readonly name: string
  readonly partner: string
  /** One of the declared ways. */
  readonly channel: string
  readonly account: string
  readonly mailTo: string
  readonly mailSubject: string
  readonly mailText: string
  readonly endpoint: string
  readonly needed: readonly string[]
  /** Answers are applied without a person. */
  readonly auto: boolean
  readonly retries: number | null
  readonly backoff: number | null
  readonly secret: string
  readonly updateTime: string
  /** Fields of the kind alone. */
  readonly kindFields: Readonly<Record<string, unknown>>
}
/** Where the channels of a kind stand. */
export interface ChannelSettings {
  /** Kind of the entity, for the audit log. */
  readonly kind: string
  /** Made by `channel_table`. */
  readonly table: string
  /** Column of the partner. */
  readonly partner: string
  /** SQL of the flag that applies answers at once, and JSON of the fields of the kind alone, over alias `t`. */
  readonly auto?: string
  readonly kindFields?: string
  /** Channels have an address (`door`) at which the partner's system sends messages. */
  readonly hasDoor?: true
}

const selectOf = ({ table, partner, auto = 'false', kindFields = `'{}'::jsonb` }: ChannelSettings) =>
  `select t.id, t.company_id as "companyId", t.code, t.name_zh as name, t.${partner} as partner, t.channel, t.account, t.mail_to as "mailTo",
    t.mail_subject as "mailSubject", t.mail_text as "mailText", t.endpoint, t.needed, ${auto} as auto, t.retries, t.backoff, t.secret,
    t.update_time as "updateTime", ${kindFields} as "kindFields"
  from ${table} t`
const used = 't.enabled and t.removed_at is null and t.merged_into is null'

/** The channel in use for a partner; of two that an import made, the first. */
export async function findChannel(
  db: Queryable,
  settings: ChannelSettings,
  companyId: number,
  partner: string,
): Promise<StoredChannel | undefined> {
  const [row] = await db.query<StoredChannel>(
    `${selectOf(settings)} where t.company_id = $1 and t.${settings.partner} = $2 and ${used} order by t.id limit 1`,
    [companyId, partner],
  )
  return row
}

/** The channel in use with an address of its own. */
export async function channelAtDoor(db: Queryable, settings: ChannelSettings, door: string): Promise<StoredChannel | undefined> {
  const [row] = await db.query<StoredChannel>(`${selectOf(settings)} where t.door = $1::uuid and ${used}`, [door])
  return row
}

/** A channel by its key, in use or not. */
export async function channelById(
  db: Queryable,
  settings: ChannelSettings,
  id: number | null,
  lock = false,
): Promise<StoredChannel | undefined> {
  if (id === null) return undefined
  const [row] = await db.query<StoredChannel>(
    `${selectOf(settings)} where t.id = $1 and t.removed_at is null and t.merged_into is null${lock ? ' for update of t' : ''}`,
    [id],
  )
  return row
}

/** Another channel that is in use for the partner. */
export async function findSecond(
  db: Queryable,
  { table, partner }: ChannelSettings,
  code: string,
  exceptId: number,
): Promise<{ code: string; name: string } | undefined> {
  const [row] = await db.query<{ code: string; name: string }>(
    `select t.code, t.name_zh as name from ${table} t where t.company_id = (select app_company_id()) and t.${partner} = $1 and t.id <> $2
      and ${used} limit 1`,
    [code, exceptId],
  )
  return row
}

export async function writeSecret(tx: Queryable, { table, hasDoor }: ChannelSettings, id: number, secret: string): Promise<string> {
  // a door opens with a secret alone: a channel of a time before doors gets its address here
  const door = hasDoor ? ', door = coalesce(door, gen_random_uuid())' : ''
  const [row] = await tx.query<{ updateTime: string }>(
    `update ${table} set secret = $2${door}, update_time = next_update_time(update_time) where id = $1 returning update_time as "updateTime"`,
    [id, secret],
  )
  return row!.updateTime
}
