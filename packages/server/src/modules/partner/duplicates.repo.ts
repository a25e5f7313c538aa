import type { PossibleDuplicate } from '@jst/contracts/partner'
import { stageOf } from '../../documents/index.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Kind } from './partner.kinds.ts'

/** Most candidates that are named. */
const most = 8
/** From here on two names are said to be alike. */
const alikeFrom = 0.62

const words = (line: string) => line.split(' ')
/** Domains of mail that anybody may have: they say nothing of a company. */
const publicDomains = new Set([
  ...words('qq.com 163.com 126.com sina.com sohu.com foxmail.com yeah.net 139.com 189.cn aliyun.com'),
  ...words('gmail.com outlook.com hotmail.com live.com yahoo.com icloud.com'),
])

export interface Candidate {
  readonly id: number
  readonly name: string
  readonly creditCode: string
  readonly phone: string
  readonly email: string
}

type Found = Omit<PossibleDuplicate, 'Why' | 'Sure'> & { creditCode: boolean; name: number; phone: boolean; domain: boolean }

const shortestPhone = 7

/** Of so many candidates each is looked at by its key: a join would read the whole table. */
const mostCandidates = 60

const ownCondition = 't.company_id = (select app_company_id())'
const text = ({ kind, table, document }: Kind) => `with hits as (
    select t.id, 'creditCode' as why, 2.0 as alike from ${table} t where $2 <> '' and t.credit_code <> '' and t.credit_code = $2 and ${ownCondition}
    union all select a.id, 'name', a.alike from ${table}_alike($3, 30) a where $3 <> ''
    union all select t.id, 'phone', 0 from ${table} t where $4 <> '' and t.phone_key <> '' and t.phone_key = $4 and ${ownCondition}
    union all select c.subject_id, 'phone', 0 from partner_contact c where c.kind = '${kind}' and $4 <> '' and c.mobile <> '' and c.mobile = $6
    union all select c.subject_id, 'domain', 0 from partner_contact c
      where c.kind = '${kind}' and $5 <> '' and split_part(lower(c.email), '@', 2) = $5 and c.email <> ''
  ), candidates as materialized (
    select h.id, bool_or(h.why = 'creditCode') as same, coalesce(max(h.alike) filter (where h.why = 'name'), 0) as name,
      bool_or(h.why = 'phone') as phone, bool_or(h.why = 'domain') as domain, max(h.alike) as alike
    from hits h where h.id <> $1 group by h.id order by 2 desc, 6 desc, 1 limit ${mostCandidates}
  )
  select h.id as "Id", t.code as "Code", t.name_zh as "NameZh", ${stageOf(document, 't.state')} as "Stage",
    h.same as "creditCode", h.name, h.phone, h.domain
  from candidates h cross join lateral (select t.code, t.name_zh, t.state from ${table} t
    where t.id = h.id and t.removed_at is null and t.merged_into is null limit 1) t
  order by h.same desc, h.alike desc, h.id limit 30`

/** Rows that may be the company that is asked for, most likely first. */
export async function findDuplicates(db: Db, kind: Kind, { id, name, creditCode, phone, email }: Candidate): Promise<PossibleDuplicate[]> {
  const digits = phone.replace(/\D/g, '')
  const domain = email.split('@')[1]?.toLowerCase() ?? ''
  const rows = await db.query<Found>(text(kind), [
    id,
    creditCode,
    name,
    digits.length >= shortestPhone ? digits : '',
    publicDomains.has(domain) ? '' : domain,
    phone.trim(),
  ])
  return rows
    .flatMap(({ creditCode: sameCode, name: alike, phone: samePhone, domain: sameDomain, ...row }) => {
      const Why: PossibleDuplicate['Why'] = [
        ...(sameCode ? (['creditCode'] as const) : []),
        ...(alike >= 1 ? (['name'] as const) : alike >= alikeFrom ? (['similar'] as const) : []),
        ...(samePhone ? (['phone'] as const) : []),
        ...(sameDomain ? (['domain'] as const) : []),
      ]
      return Why.length > 0 ? [{ ...row, Why, Sure: sameCode }] : []
    })
    .slice(0, most)
}
