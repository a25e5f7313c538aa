import { namesByCode } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Names of codes, as the reader's company calls them; a code without a name stays itself. */
export async function namesOf(db: Queryable, kind: string, codes: readonly string[]): Promise<(code: string) => string> {
  const uniqueCodes = [...new Set(codes)].filter((code) => code !== '')
  const found = uniqueCodes.length === 0 ? [] : await db.query<{ code: string; name: string }>(namesByCode(kind), [uniqueCodes])
  const names = new Map(found.map(({ code, name }) => [code, name]))
  return (code) => names.get(code) ?? code
}

interface Scoped {
  readonly Lanes: string[]
  readonly Pols: string[]
  readonly Carriers: string[]
}
export type Named<T> = T & { readonly LanesName: string; readonly PolsName: string; readonly CarriersName: string }

/** Rows with the names of what their scope lists. */
export async function withNames<T extends Scoped>(db: Queryable, rows: readonly T[]): Promise<Named<T>[]> {
  const lane = await namesOf(
    db,
    'lane',
    rows.flatMap(({ Lanes }) => Lanes),
  )
  const port = await namesOf(
    db,
    'port',
    rows.flatMap(({ Pols }) => Pols),
  )
  const carrier = await namesOf(
    db,
    'carrier',
    rows.flatMap(({ Carriers }) => Carriers),
  )
  const join = (codes: readonly string[], name: (code: string) => string) => codes.map(name).join('、')
  return rows.map((row) => ({
    ...row,
    LanesName: join(row.Lanes, lane),
    PolsName: join(row.Pols, port),
    CarriersName: join(row.Carriers, carrier),
  }))
}
