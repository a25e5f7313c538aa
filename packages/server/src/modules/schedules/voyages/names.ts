import type { Db, Queryable } from '../../../kernel/database.ts'
import { manyByKeptPlans } from '../../../kernel/kept-plans.ts'
import { namesByCode } from '../../master/index.ts'

type Kind = 'port' | 'carrier' | 'terminal' | 'service'
interface Named {
  code: string
  name: string
}

/** What codes are called; a code without a name stays itself. */
export type Names = (kind: Kind, code: string) => string

/** Names of the codes of some rows: all kinds in one flight. */
export async function namesOf(db: Queryable | Db, codes: Partial<Record<Kind, readonly string[]>>): Promise<Names> {
  const asked = (Object.entries(codes) as [Kind, readonly string[]][])
    .map(([kind, wanted]) => ({ kind, set: [...new Set(wanted)].filter((code) => code !== '') }))
    .filter(({ set }) => set.length > 0)
  const statements = asked.map(({ kind, set }): [string, unknown[]] => [namesByCode(kind), [set]])
  if (statements.length === 0) return (_, code) => code
  const answers =
    'many' in db
      ? await manyByKeptPlans<Named[][]>(db, statements)
      : await Promise.all(statements.map(([text, values]) => db.query<Named>(text, values)))
  const found = new Map(answers.flatMap((rows, at) => rows.map(({ code, name }) => [`${asked[at]!.kind} ${code}`, name])))
  return (kind, code) => found.get(`${kind} ${code}`) ?? code
}
