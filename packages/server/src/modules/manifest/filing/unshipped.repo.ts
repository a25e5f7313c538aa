import { manifestStates } from '@jst/contracts/manifest'
import type { Queryable } from '../../../kernel/database/database.ts'

const { accepted, changing } = manifestStates.codes
/** Filings that leave within a day or have gone for less than a week. Only the pre-manifest of China is deleted when its cargo does not leave. */
const leaving = `t.state in (${accepted}, ${changing}) and t.regime = 'cnExport' and t.removed_at is null
  and t.departs_at < now() + interval '24 hours' and t.departs_at > now() - interval '7 days'`
/**
 * Evidence that the cargo goes on board: an arrival report, a load list or a tally of any filing of the bill, or a box of the bill that went into
 * the port.
 */
const onBoard = `(exists (select from manifest g join manifest_receipt e on e.manifest_id = g.id
    where (g.group_id = t.group_id or g.id = t.id) and e.code in ('AAD', 'ASA', 'MT3101', 'MT3102', 'BCA', 'TRA'))
  or exists (select from box_slip s where s.booking_id = t.booking_id and s.gated_in_at is not null and s.removed_at is null
    and t.content -> 'Boxes' @> jsonb_build_array(jsonb_build_object('BoxNo', s.box_no))))`

/** Writes the mark of filings whose cargo is not on board: of the filings of a bill, or of all that are about to leave. Asked as the server. */
export const markNotShipped = (system: Queryable, of: { readonly group: number } | 'all') =>
  system.query(
    of === 'all'
      ? `update manifest m set not_shipped = x.marked from (
            select t.id, true as marked from manifest t where ${leaving} and not t.not_shipped and not ${onBoard}
            union all select t.id, false from manifest t
              where t.not_shipped and t.removed_at is null and not coalesce(${leaving} and not ${onBoard}, false)) x
          where m.id = x.id`
      : `update manifest m set not_shipped = x.marked from (
            select t.id, coalesce(${leaving} and not ${onBoard}, false) as marked from manifest t
          where t.group_id = $1 or t.id = $1) x where m.id = x.id and m.not_shipped <> x.marked`,
    of === 'all' ? [] : [of.group],
  )

/** Filings with the mark, counted for each company that files. */
export const countNotShipped = (system: Queryable) =>
  system.query<{ staff: number; count: number }>(
    `select t.staff_id as staff, count(*)::int as count from manifest t where t.removed_at is null and t.not_shipped group by t.staff_id order by 1`,
  )
