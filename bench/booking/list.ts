import type { Client } from 'pg'
import { bookingCalls } from '@jst/contracts/booking'

/** The bare statement: the same rows, two filters and a sort, without rights, names or a total. */
export const bare = `select t.* from booking t where t.staff_id = $1 and t.state = 1 and t.pol_code = 'CNSHA' and t.removed_at is null
    and t.merged_into is null order by t.update_time desc, t.id desc limit 50`

/** The pages that a clerk asks for, as queries: by state and port of loading, all, by words. */
export const pages = {
  filtered: 'Stage=submitted&PolCode=CNSHA',
  all: '',
  few: `Keyword=${encodeURIComponent('bench0123456')}`,
  many: `Keyword=${encodeURIComponent('压测企业12')}`,
  carrier: 'CarrierCode=MSC&PodCode=NLRTM',
} as const
export const pathOf = (page: keyof typeof pages) => `${bookingCalls.list.path}?PageIndex=1&PageSize=50&${pages[page]}`

/** The company whose list it is. */
export async function staffOf(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(`select id from company where code = 'HJGJ'`)
  return Number(rows[0]!.id)
}
