import { normText, targetOf, tidy, type Entity, type EntityValue, type EntityValues } from '@jst/contracts/entity'
import { entityOf, kindsOf, ReferenceLookup } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

const keyOf = (kind: string, text: string) => `${kind} ${text}`

/** Codes that were found as they were written, and for anything else what texts mean. */
class CodesFirst extends ReferenceLookup {
  private readonly codeByText: ReadonlyMap<string, string>
  private readonly rest: ReferenceLookup

  constructor(codeByText: ReadonlyMap<string, string>, rest: ReferenceLookup) {
    super()
    this.codeByText = codeByText
    this.rest = rest
  }

  override find(kind: string, text: string, source = ''): string | undefined {
    return this.codeByText.get(keyOf(kind, text)) ?? this.rest.find(kind, text, source)
  }
}

/** The row that a code means, as `ReferenceLookup` chooses among several: in use before disabled, the company's own before the platform's. */
const codeText = (table: string) =>
  `select coalesce(s.code, t.code) as code from ${table} t left join ${table} s on s.id = t.merged_into
    where t.code = $1 and t.removed_at is null and (t.company_id is null or t.company_id = $2)
    order by t.merged_into is not null, t.enabled desc, t.company_id is null, t.sort limit 1`
/** SQL: learned aliases of a text go before codes. */
const learnedText = `select 1 as one from entity_alias
  where kind = $1 and norm = $2 and source = '' and (company_id is null or company_id = $3) limit 1`

/**
 * Resolves the codes of one record. A form names codes: each is looked up by itself, all of them in one round trip; names and learned words are read
 * for those kinds alone of which something else is said.
 */
export async function codesOf(db: Queryable, actor: EmployeeActor, entity: Entity, values: EntityValues): Promise<ReferenceLookup> {
  const mine = actor.companyKind === 'platform' ? null : actor.companyId
  const said = entity.all.flatMap((field) => {
    const kind = targetOf(field)
    const value = values[field.key]
    return kind === undefined || value === undefined ? [] : textsOf(tidy(field, value)).map((text) => ({ key: field.key, kind, text }))
  })
  const found = await Promise.all(
    said.map(async ({ key, kind, text }) => {
      const { table, aliased } = entityOf(kind)
      const [rows, learned] = await Promise.all([
        db.query<{ code: string }>(codeText(table), [text, mine]),
        aliased ? db.query(learnedText, [kind, normText(text), mine]) : [],
      ])
      return { key, kind, text, code: learned.length > 0 ? undefined : rows[0]?.code }
    }),
  )
  const codeByText = new Map(found.flatMap(({ kind, text, code }) => (code === undefined ? [] : [[keyOf(kind, text), code] as const])))
  const open = found.flatMap(({ key, code }) => (code === undefined ? [key] : []))
  return new CodesFirst(codeByText, await ReferenceLookup.of(db, actor, kindsOf(entity, open)))
}

const textsOf = (value: EntityValue): readonly string[] =>
  Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : []
