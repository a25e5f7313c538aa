import type { Queryable } from '../kernel/database/statement.ts'

interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: PlanNode[]
}
/** One row of `explain (analyze, format json)`. */
export interface Explained {
  'QUERY PLAN': { Plan: PlanNode }[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Rows of tables that a plan has looked at. */
export const lookedAt = (explained: Explained): number =>
  nodesOf(explained['QUERY PLAN'][0]!.Plan).reduce(
    (sum, node) => sum + (node['Relation Name'] ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0),
    0,
  )

/** A connection whose statements are explained as well; `plans` has the plan of each. */
export function explaining(db: Queryable): { readonly db: Queryable; readonly plans: Explained[] } {
  const plans: Explained[] = []
  const query: Queryable['query'] = async (text, values) => {
    plans.push(...(await db.query<Explained>(`explain (analyze, format json) ${text}`, values)))
    return db.query(text, values)
  }
  return { db: { ...db, query }, plans }
}
