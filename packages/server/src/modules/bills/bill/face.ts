import type { BillContent, BillKind } from '@jst/contracts/bills'
import type { Queryable } from '../../../kernel/database/database.ts'
import { contentOf, tableOf } from './bill.repo.ts'

/** A bill as other areas compare with it. */
interface FoundBill {
  readonly kind: BillKind
  readonly id: number
  readonly code: string
  readonly state: number
  readonly content: BillContent
}
interface Asked {
  readonly blNo: string
  /** Instructions that the bill is made of. */
  readonly siId: number | null
  /** Kinds that the caller may read, the first before the other. */
  readonly kinds: readonly BillKind[]
}

/** The bill in use with a number, else the one of the instructions, among those that the connection sees. */
export async function findBill(db: Queryable, { blNo, siId, kinds }: Asked): Promise<FoundBill | undefined> {
  const found = await Promise.all(
    kinds.map((kind, rank) =>
      db.query<{ kind: BillKind; id: number; code: string; state: number; fits: boolean; rank: number }>(
        `select '${kind}' as kind, t.id, t.code, t.state, t.bl_no = $1 as fits, $3::int as rank from ${tableOf(kind)} t
          where t.state <> 4 and t.removed_at is null and t.merged_into is null and ((t.bl_no = $1 and $1 <> '') or t.si_id = $2)
          order by t.bl_no = $1 desc, t.id desc limit 1`,
        [blNo, siId, rank],
      ),
    ),
  )
  const [best] = found.flat().toSorted((one, other) => Number(other.fits) - Number(one.fits) || one.rank - other.rank)
  if (!best) return undefined
  const { kind, id, code, state } = best
  return { kind, id, code, state, content: await contentOf(db, kind, id) }
}
