import type { Queryable } from '../kernel/database/database.ts'

// the longest goods are those that nobody wants to type twice
const favourites = `insert into si_favourite (company_id, customer_id, field, content, used, update_time, by_name)
  select keeper.id, t.customer, t.field, t.content, t.used, $2::timestamptz - make_interval(days => t.place::int), keeper.person
  from (
    select r.company_id as customer, x.field, x.content, count(*) as used,
      row_number() over (partition by r.company_id, x.field order by count(*) desc, length(x.content) desc, x.content) as place
    from si_record r cross join lateral (values
      ('marks', upper(split_part(r.consignee, E'\\n', 1) || E'\\n' || r.discharge_port || E'\\nC/NO. 1-UP')), ('goods', r.goods)) x (field, content)
    where r.operator_id = $1 and r.delete_mark = 0 and x.content not in ('', 'N/M') group by 1, 2, 3
  ) t
  cross join lateral (
    select c.id, (select e.name from employee e where e.company_id = c.id order by e.id limit 1) as person
    from company c where c.id in ($1, t.customer)
  ) keeper
  where t.place <= 3 and keeper.person is not null
  on conflict do nothing`

/** Texts for marks and goods that customers and the forwarder's staff took from their bills. */
export const seedSiFavourites = (tx: Queryable, operator: number, now: Date): Promise<unknown> => tx.query(favourites, [operator, now])
