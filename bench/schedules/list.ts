import type { Client } from 'pg'

/** The bare statement: the same rows, two filters and a sort, without rights, names or a total. */
export const bare = `select v.vessel, v.voyage_no, v.status, p.* from port_call p join voyage v on v.id = p.voyage_id
  where p.port_code = $1 and p.carrier_code = $2 and p.moment >= $3 order by p.moment, p.voyage_id, p.seq limit 50`

/** The page that a clerk asks for. */
export const question = (from: string) =>
  `PageIndex=1&PageSize=50&Sort=Moment&PortCode=CNSHA&CarrierCode=OOCL&From=${encodeURIComponent(from)}`

/** Returns true if the statement of the product's list reads an index and no whole table. */
export async function usesIndex(owner: Client, from: string): Promise<boolean> {
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
    `explain ${bare.replace('$1', `'CNSHA'`).replace('$2', `'OOCL'`).replace('$3', `'${from}'`)}`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  return plan.includes('Index Scan') && !plan.includes('Seq Scan')
}
