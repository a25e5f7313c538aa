import { boxesText } from '@jst/contracts/booking'
import type { Queryable } from '../kernel/database/database.ts'
import { demandBooking, withoutSailing } from '../modules/booking/index.ts'

const day = 86_400_000
/** Templates by owner, port and use; some are shared with colleagues. */
const templates = [
  ['ops', '美西整柜', 'USLAX', true, 18, 1],
  ['ops', '汉堡电放', 'DEHAM', true, 7, 3],
  ['sales', '中东常用', 'AEJEA', false, 4, 6],
  ['customer', '月度出货', 'USLAX', true, 9, 2],
] as const

/** Templates of the forwarder's people and of a customer, made of bookings that they have. */
export async function seedBookingTemplates(tx: Queryable, now: Date): Promise<void> {
  for (const [account, name, pod, shared, uses, daysAgo] of templates) {
    const [maker] = await tx.query<{ id: number; companyId: number; booking: number }>(
      `select e.id, e.company_id as "companyId", (select b.id from booking b where b.state in (5, 10)
          and (b.staff_id = e.company_id or b.company_id = e.company_id) order by b.pod_code = $2 desc, b.id limit 1) as booking
        from employee e join app_user u on u.id = e.user_id where u.account = $1 and e.is_default`,
      [account, pod],
    )
    const content = withoutSailing((await demandBooking(tx, maker!.booking)).content)
    const used = new Date(now.getTime() - daysAgo * day)
    await tx.query(
      `insert into booking_template (company_id, create_id, name, shared, content, box_summary, use_count, used_at, create_time, update_time)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        maker!.companyId,
        maker!.id,
        name,
        shared,
        JSON.stringify(content),
        boxesText(content.Boxes),
        uses,
        used,
        new Date(used.getTime() - uses * 3 * day),
      ],
    )
  }
}
