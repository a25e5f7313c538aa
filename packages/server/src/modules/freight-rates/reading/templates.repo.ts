import type { Page } from '@jst/contracts'
import { learnedBases, namedKinds, rateBases, type Learned } from '@jst/contracts/freight-rates'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { namesByCode } from '../../../entity-kit/index.ts'

interface PriceRequest extends PageInput {
  readonly Source?: string
  readonly Kind?: string
  readonly Keyword?: string
}

const names = namedKinds.map((kind) => `'${kind}'`).join(', ')
/** Names of the company by source, and its habits, as one list. Names of a source that is no supplier belong to other imports. */
const all = `(select a.company_id, a.source, a.kind, a.text, a.norm, a.target_code as target, a.hits, a.confirmed_by as by,
    a.update_time from entity_alias a
    where a.kind in (${names}) and a.company_id is not null
      and (a.source = '' or exists (select from provider p where p.company_id = a.company_id and p.code = a.source))
  union all select h.company_id, h.source, split_part(h.question, ':', 1), substr(h.question, strpos(h.question, ':') + 1), h.question, h.answer,
    0, '',
    h.update_time from freight_reading_habit h where strpos(h.question, ':') > 0) t`
const supplier = `coalesce((select p.name_zh from provider p where p.company_id = t.company_id and p.code = t.source
  and p.removed_at is null limit 1), t.source)`

export async function learnedPage(
  db: Db,
  { companyId }: EmployeeActor,
  { Source, Kind, Keyword, ...paging }: PriceRequest,
): Promise<Page<Learned>> {
  const { Rows, Total } = await readPage<Omit<Learned, 'TextName' | 'TargetName'>>(db, paging, {
    select: `t.source || '|' || t.kind || '|' || t.norm as "Key", t.source as "Source", ${supplier} as "SourceName", t.kind as "Kind",
      t.text as "Text",
      t.target as "Target", t.hits as "Hits", t.by as "By", date_trunc('milliseconds', t.update_time) as "UpdateTime"`,
    from: all,
    where: new Conditions()
      .add('t.company_id = ?', companyId)
      .add('t.source = ?', Source)
      .add('t.kind = ?', Kind)
      .add('(t.text ilike ? or t.target ilike ?)', containing(Keyword)),
    sorts: { Source: { filled: 't.source' }, UpdateTime: { filled: 't.update_time' } },
    defaultSort: '-UpdateTime',
    tieBreaker: 't.source, t.kind, t.norm',
  })
  const named = await namesFor(db, Rows)
  return { Rows: Rows.map((row) => ({ ...row, ...named(row) })), Total }
}

/** Names of what rows mean and are about. */
async function namesFor(db: Queryable, rows: readonly Pick<Learned, 'Kind' | 'Text' | 'Target'>[]) {
  const kindOf = ({ Kind }: Pick<Learned, 'Kind'>) => (Kind === 'pol' ? 'port' : Kind)
  const found = new Map<string, string>()
  for (const kind of namedKinds) {
    const codes = rows.flatMap((row) => [
      ...(kindOf(row) === kind ? [row.Target] : []),
      ...(kind === 'charge' && (row.Kind === 'basis' || row.Kind === 'chargeCurrency') ? [row.Text] : []),
    ])
    if (codes.length === 0) continue
    for (const { code, name } of await db.query<{ code: string; name: string }>(namesByCode(kind), [[...new Set(codes)]]))
      found.set(`${kind} ${code}`, name)
  }
  const bases: Readonly<Record<string, string>> = learnedBases
  const days: Readonly<Record<string, string>> = rateBases
  const daysOf = (codes: string) =>
    codes
      .split('/')
      .map((code) => days[code] ?? code)
      .join(' / ')
  return (row: Pick<Learned, 'Kind' | 'Text' | 'Target'>) =>
    row.Kind === 'holds'
      ? { TextName: daysOf(row.Text), TargetName: daysOf(row.Target) }
      : {
          TextName: found.get(`charge ${row.Text}`) ?? '',
          TargetName: row.Kind === 'basis' ? (bases[row.Target] ?? '') : (found.get(`${kindOf(row)} ${row.Target}`) ?? ''),
        }
}

interface Known {
  readonly source: string
  readonly kind: string
  /** As names are compared, or the question of a habit. */
  readonly norm: string
}
/** When something that is known was learned; locked. */
export async function learnedAt(tx: Queryable, { companyId }: EmployeeActor, isName: boolean, { source, kind, norm }: Known) {
  const [row] = isName
    ? await tx.query<{ at: string }>(
        `select date_trunc('milliseconds', update_time) as at from entity_alias
          where company_id = $1 and source = $2 and kind = $3 and norm = $4 for update`,
        [companyId, source, kind, norm],
      )
    : await tx.query<{ at: string }>(
        `select date_trunc('milliseconds', update_time) as at from freight_reading_habit
          where company_id = $1 and source = $2 and question = $3 for update`,
        [companyId, source, norm],
      )
  return row?.at
}

export async function forget(tx: Queryable, { companyId }: EmployeeActor, isName: boolean, { source, kind, norm }: Known): Promise<number> {
  const rows = isName
    ? await tx.query('delete from entity_alias where company_id = $1 and source = $2 and kind = $3 and norm = $4 returning id', [
        companyId,
        source,
        kind,
        norm,
      ])
    : await tx.query('delete from freight_reading_habit where company_id = $1 and source = $2 and question = $3 returning source', [
        companyId,
        source,
        norm,
      ])
  return rows.length
}
