import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { namesByCode, namesTopic } from '../../../entity-kit/index.ts'

type Kind = 'port' | 'carrier' | 'terminal' | 'service'
interface Named {
  code: string
  name: string
}

/** Returns the name of a code; a code without a name stays itself. */
export type Names = (kind: Kind, code: string) => string

/** Names of the codes of some rows; those that this process does not remember, all kinds in one flight. */
export async function namesOf(db: Queryable | Db, codes: Partial<Record<Kind, readonly string[]>>): Promise<Names> {
  const cache = 'cache' in db ? db.cache<string>(namesTopic) : undefined
  const found: Partial<Record<Kind, Map<string, string>>> = {}
  const lookups: { kind: Kind; names: Map<string, string>; unknown: string[] }[] = []
  for (const [kind, wanted] of Object.entries(codes) as [Kind, readonly string[]][]) {
    const names = (found[kind] = new Map<string, string>())
    for (const code of new Set(wanted)) names.set(code, (code && cache?.get(`${kind} ${code}`)) ?? '')
    const unknown = [...names].flatMap(([code, name]) => (code !== '' && name === '' ? [code] : []))
    if (unknown.length > 0) lookups.push({ kind, names, unknown })
  }
  const statements = lookups.map(({ kind, unknown }): [string, unknown[]] => [namesByCode(kind), [unknown]])
  const answers =
    'many' in db && statements.length > 0
      ? await db.many<Named[][]>(statements, 'force_generic_plan')
      : await Promise.all(statements.map(([text, values]) => db.query<Named>(text, values)))
  for (const [at, { kind, names, unknown }] of lookups.entries()) {
    for (const code of unknown) names.set(code, code)
    for (const { code, name } of answers[at]!) names.set(code, name)
    for (const code of unknown) cache?.set(`${kind} ${code}`, names.get(code)!)
  }
  return (kind, code) => found[kind]?.get(code) || code
}
