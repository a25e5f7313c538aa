import type { Queryable } from '../kernel/database/database.ts'

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

// every few days in working hours for people who work somewhere, now and then with a wrong password; which days, by the person's own number
const signIns = `insert into login_log (at, account, user_id, outcome, ip, user_agent, method)
  select (date_trunc('day',
  $1::timestamptz at time zone 'Asia/Shanghai') - make_interval(days => d) + make_interval(mins => 510 + ((u.id * 37 + d * 11) % 540)::int)) at time
  zone 'Asia/Shanghai',
    u.account, u.id, case when (d + u.id) % 29 = 0 then 'bad_credentials' else 'ok' end, '203.0.113.' || (u.id % 200 + 1), case
  when (d + u.id) % 7 = 0 then $3 else $2 end, 'password'
  from app_user u cross join generate_series(2, 175) d
  where exists (select from employee e where e.user_id = u.id) and (d + u.id) % (2 + u.id % 3) = 0 and d < 180 - (u.id * 13) % 90`
const registered = `update app_user u set create_time = l.first - interval '2 hours' from (select user_id, min(at) as first from login_log
  group by user_id) l where l.user_id = u.id`
const lastSeen = `update employee e set last_sign_in = l.last from (select user_id, max(at) as last from login_log where outcome = 'ok'
  group by user_id) l
  where l.user_id = e.user_id and e.is_default and e.last_sign_in is null`

/** How often the demo's people signed in during the last half year, and that they were there before. */
export async function seedSignIns(tx: Queryable, now: Date): Promise<void> {
  await tx.query(signIns, [now.toISOString(), browser, phone])
  await tx.query(registered)
  await tx.query(lastSeen)
}
