import { slipCalls } from '@jst/contracts/packing'
import { slips } from './fill.ts'

const there = 't.staff_id = $1 and t.removed_at is null and t.merged_into is null'
const recent = 'order by t.update_time desc, t.id desc'
const due = `order by coalesce(t.act_by, 'infinity'), t.id desc`
/** A box in the port: the slip in the middle of those that have the same code of an owner (fill.ts). */
const boxNo = `COSU${String(Math.floor(slips / 2 / 2_000) * 2_000 + 11).padStart(7, '0')}`

export interface SlipPage {
  readonly name: string
  readonly query: string
  readonly rows: number
  /** The bare statement of the same rows, without rights, names or a total. */
  readonly bare: string
}
/** The pages that a clerk asks for. */
export const slipPages: readonly SlipPage[] = [
  {
    name: 'to be issued, what is due first',
    query: 'Stage=pending&Sort=Due&PageIndex=1',
    rows: 50,
    bare: `select t.* from box_slip t where ${there} and t.state = 0 ${due} limit 50`,
  },
  {
    name: 'to be issued, a later page',
    query: 'Stage=pending&Sort=Due&PageIndex=15',
    rows: 50,
    bare: `select t.* from box_slip t where ${there} and t.state = 0 ${due} limit 50 offset 700`,
  },
  {
    name: 'all, the newest first',
    query: 'PageIndex=1',
    rows: 50,
    bare: `select t.* from box_slip t where ${there} ${recent} limit 50`,
  },
  {
    name: 'all, a later page',
    query: 'PageIndex=20',
    rows: 50,
    bare: `select t.* from box_slip t where ${there} ${recent} limit 50 offset 950`,
  },
  {
    name: 'in the port, by carrier',
    query: 'Stage=gatedIn&CarrierCode=MSC&PageIndex=1',
    rows: 50,
    bare: `select t.* from box_slip t where ${there} and t.state = 3 and t.carrier_code = 'MSC' ${recent} limit 50`,
  },
  {
    name: 'by the number of a box',
    query: `Keyword=${boxNo.toLowerCase()}&PageIndex=1`,
    rows: 1,
    bare: `select t.* from box_slip t where ${there} and t.box_no = '${boxNo}' ${recent} limit 50`,
  },
  {
    name: 'by words that many have',
    query: `Keyword=${encodeURIComponent('压测车队12')}&PageIndex=1`,
    rows: 50,
    bare: `select t.* from box_slip t where ${there} and position('压测车队12' in t.search) > 0 ${recent} limit 50`,
  },
]
export const pathOf = ({ query }: Pick<SlipPage, 'query'>) => `${slipCalls.list.path}?PageSize=50&${query}`
