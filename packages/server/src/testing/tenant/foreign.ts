import { customerCompany, ownEntityRows, sharedRows } from './own-rows.ts'
import { saveSiTemplate } from '@jst/contracts/si'
import { everyEntity } from '../routes.ts'
import type { TestServer } from '../server.ts'
import type { Extra, Foreign } from './foreign-shape.ts'
import { trackingRows } from './tracking-rows.ts'

export type { Foreign }

const ids = `select o.id as "order", r.id as si, v.id as version, e.id as employee, u.id as "user", (select max(s.id) from session s
  where s.user_id = u.id) as session, c.id as company, (select min(id) from role where company_id = c.id) as role, (select min(id) from menu) as menu,
  (select min(id) from department where company_id = c.id) as department,
    (select min(id) from company_application where company_id = c.id) as application, (select min(id) from company_bind
  where target_id = c.id) as bind, (select min(id) from list_view where company_id = c.id) as view, (select min(id) from favourite
  where company_id = c.id) as favourite, (select min(id) from code_entry where company_id = c.id) as code, (select min(id) from code_group
  where company_id = c.id) as "codeGroup", (select min(id) from code_relation where company_id = c.id) as mapping, r.update_time as "updateTime",
    (select min(id) from message where recipient_id = e.id) as message, (select min(id) from global_message
  where company_id = c.id) as "globalMessage", (select min(id) from si_record where company_id = c.id and status = 1) as waiting
  from company c join cargo_order o on o.company_id = c.id join si_record r on r.order_id = o.id and r.status = 3
  join si_version v on v.record_id = r.id
    join employee e on e.company_id = c.id join app_user u on u.id = e.user_id and u.account = 'customer' where c.code = 'YFJCK' order by o.id
  limit 1`
const words = `select word from company c cross join lateral (select order_no as word from cargo_order where company_id = c.id union all select mbl_no
  from cargo_order where company_id = c.id
  union all select si_no from si_record where company_id = c.id union all select split_mbl_no from si_record where company_id = c.id union all
  select c.name) w where c.code = 'YFJCK' and word <> ''`
const joining = [
  // rows of code_group belong to whose eyes the connection looks through
  `select set_config('app.company_id', id::text, false) from company where code = 'YFJCK'`,
  `insert into code_group (company_id, code, name) select id, 'own', '远帆的字典' from company where code = 'YFJCK'`,
  `insert into code_entry (group_id, company_id, code, name) select g.id, g.company_id, 'OWN', '远帆的代码' from code_group g where g.code = 'own'`,
  `insert into code_relation (company_id, kind, system, external_code, our_code) select id, 'other', '远帆的系统', 'A', 'B' from company
    where code = 'YFJCK'`,
  `insert into favourite (company_id, employee_id, path, title, sort) select e.company_id, e.id, '/manage/message', '远帆的收藏', 1 from employee e
    join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into list_view (company_id, employee_id, list, name, search) select e.company_id, e.id, 'si-orders', '远帆的视图', '' from employee e
    join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into global_message (company_id, sender_id, sender_name, title, scope) select e.company_id, e.id, e.name, '远帆内部通知', 'all' from employee e
    join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into company_application (purpose, user_id, state, kind, name, company_id, licence_id)
    select 'change', e.user_id, 'SUBMITTED', 'customer', '远帆变更后的名称', c.id, null from company c join employee e on e.company_id = c.id
    join app_user u on u.id = e.user_id and u.account = 'customer' where c.code = 'YFJCK'`,
  `insert into company_bind (user_id, target_id, person_name, reason) select u.id, c.id, '想加入远帆的人', '' from company c, app_user u
    where c.code = 'YFJCK' and u.account = 'zhouxu'`,
]
const extraRows = [
  ownEntityRows,
  ...trackingRows(customerCompany),
  ...sharedRows,
  `insert into entity_import (company_id, kind, file_name) select ${customerCompany}, 'port', '远帆自有数据'`,
  `insert into entity_heading (company_id, kind, layout, fields) select ${customerCompany}, 'port', '远帆自有数据', array['远帆自有数据']`,
  `insert into entity_heading (company_id, kind, layout, fields, name) select ${customerCompany}, 'voyage', '远帆自有数据', array['VoyageNo'], '远帆自有数据'`,
  `insert into entity_meaning (company_id, kind, field, norm, value) select ${customerCompany}, 'port', '远帆自有数据', '远帆自有数据', ''`,
  `insert into entity_alias (company_id, kind, text, norm, target_code) select ${customerCompany}, 'port', '远帆自有数据', '远帆自有数据', 'CNSHA'`,
  `insert into entity_unmatched (company_id, kind, text, norm) select ${customerCompany}, 'port', '远帆自有数据', '远帆自有数据'`,
  `insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid, source)
    select ${customerCompany}, 'USD', 'CNY', '2020-01-01', 1, 1, 1, '远帆自有数据'`,
  `insert into freight_batch (company_id, kind, change, note, rates, state) select ${customerCompany}, 'REMARK',
    '{"From":"","Steps":[{"Kind":"REMARK","Field":"RemarkPublic","How":"REPLACE","Text":"远帆自有数据"}]}', '远帆自有数据', 1, 'done'`,
  `insert into booking_upload (company_id, kind, file_name, text, reading) select ${customerCompany}, 'orders', '远帆自有数据.csv', '远帆自有数据',
    '{"Rows":[],"Unread":["远帆自有数据"],"Truncated":false}'`,
  `insert into document_message (kind, company_id, record_no, channel, direction, type, state, payload, words) select 'booking', ${customerCompany},
    '远帆自有数据', 'edi', 'out', 'order', 'waiting', '远帆自有数据', '远帆自有数据'`,
  `insert into freight_reading (company_id, side, text) select ${customerCompany}, 'Floor', '远帆自有数据'`,
  `insert into freight_push (company_id, customer_code, customer_name, way, pol_code, pod_codes, day, boxes, rates, withheld, hash, offers, names)
    select ${customerCompany}, 'KH', '远帆自有数据', 'text', 'CNSHA', '{USLAX}', '2026-11-20', '40HQ*1', 0, 0, '', '[]', '[]'`,
  `insert into booking_template (company_id, name, shared, content) select ${customerCompany}, '远帆自有数据', true, '{"Values":{},"Cargo":[],"Boxes":[],"Parties":[]}'`,
  `insert into freight_reading_habit (company_id, source, question, answer) select ${customerCompany}, '', '远帆自有数据', ''`,
  `insert into voyage (company_id, carrier_code, service_code, vessel, voyage_no, status, departure, remark)
    select ${customerCompany}, 'OOCL', '远帆自有数据', '远帆自有数据', '001E', 'normal', now(), '远帆自有数据'`,
  `insert into port_call (voyage_id, company_id, carrier_code, service_code, seq, port_code, planned_departure, state, moment) select v.id,
    v.company_id, 'OOCL', '远帆自有数据', n, 'CNSHA', now() + make_interval(days => n), 'planned', now() from voyage v cross join generate_series(1, 2) n
    where v.vessel = '远帆自有数据'`,
  `insert into service_rotation (company_id, service_code, carrier_code, weekday, calls) select ${customerCompany}, '远帆自有数据', 'OOCL', 1, '[]'`,
  `insert into document_entry (kind, subject_id, company_id, audience, event, words)
    select 'customer', min(t.id), t.company_id, 'internal', 'comment', '远帆的评论' from customer t
    where t.company_id = ${customerCompany} group by t.company_id`,
  `insert into blob (sha256, size) values (repeat('0', 64), 5)`,
  `insert into document_file (kind, subject_id, company_id, audience, file_kind, version, name, format, size, sha256)
    select 'customer', min(t.id), t.company_id, 'internal', 'others', 1, '远帆自有数据', 'pdf', 5, repeat('0', 64) from customer t
    where t.company_id = ${customerCompany} group by t.company_id`,
  `insert into document_upload (kind, subject_id, company_id, audience, employee_id, file_kind, name, size, modified)
    select 'customer', min(t.id), t.company_id, 'internal', min(e.id), 'others', '远帆自有数据', 5, 1 from customer t
    join employee e on e.company_id = t.company_id where t.company_id = ${customerCompany} group by t.company_id`,
  `insert into document_draft (kind, subject_id, company_id, title, content, saved_by, saved_name, writers) select 'customer', min(t.id),
    t.company_id, '远帆自有数据', '{"Over":null,"First":{},"Values":{"NameZh":"远帆自有数据"},"Revision":1}', min(e.id), '远帆自有数据',
    array[min(e.id)] from customer t join employee e on e.company_id = t.company_id where t.company_id = ${customerCompany} group by t.company_id`,
  `insert into partner_staff (kind, subject_id, company_id, duty, employee_id) select 'customer', min(t.id), t.company_id, 'sales', min(e.id)
    from customer t join employee e on e.company_id = t.company_id where t.company_id = ${customerCompany} group by t.company_id`,
  `insert into partner_handover (company_id, from_id, to_id, items) select e.company_id, min(e.id), min(e.id), '[]' from employee e
    where e.company_id = ${customerCompany} group by e.company_id`,
  `insert into credit_application (company_id, no, customer_id, credit_limit, credit_days, credit_gate, reason, state)
    select t.company_id, 'XY远帆自有数据', min(t.id), 1, 1, 'warn', '远帆自有数据', 1 from customer t where t.company_id = ${customerCompany}
    group by t.company_id`,
  `insert into credit_release (company_id, no, booking_id, customer_id, amount, reason)
    select t.company_id, 'XF远帆自有数据', (select min(b.id) from booking b where b.company_id = t.company_id), min(t.id), 1, '远帆自有数据'
    from customer t where t.company_id = ${customerCompany} group by t.company_id`,
  `insert into approval_round (kind, subject_id, company_id, no, title, query, version, facts, asked_by, asked_name)
    select 'creditApplication', a.id, a.company_id, a.no, '远帆自有数据', '', a.update_time, '[]', min(e.id), '远帆自有数据'
    from credit_application a join employee e on e.company_id = a.company_id where a.company_id = ${customerCompany} group by a.id`,
  `insert into approval_step (round_id, company_id, place, step_order, rule, state) select r.id, r.company_id, 1, 1, '{"Name":"远帆自有数据"}', 'open'
    from approval_round r where r.company_id = ${customerCompany}`,
  `insert into approval_seat (step_id, employee_id, company_id) select s.id, e.id, s.company_id from approval_step s join employee e
    on e.company_id = s.company_id where s.company_id = ${customerCompany}`,
  `insert into approval_delegation (company_id, from_id, to_id, days, reason)
    select e.company_id, min(e.id), o.id, daterange(china_day() - 1, china_day() + 9), '远帆自有数据' from employee e
    join employee o on o.id = (select min(id) from employee) where e.company_id = ${customerCompany} group by e.company_id, o.id`,
  `insert into voyage_import (company_id, file_name) select ${customerCompany}, '远帆自有数据'`,
  `insert into job_run (company_id, employee_id, job, title, state, end_time) select e.company_id, e.id, 'probe', '远帆自有数据', 'failed', now()
    from employee e join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into export_file (company_id, employee_id, run_id, path, name, media_type, size, sha256) select company_id, employee_id, id,
    '/api/Port/Export', '远帆自有数据.csv', 'text/csv', 5, repeat('0', 64) from job_run where job = 'probe'`,
  `insert into notice_mail (company_id, employee_id, user_id, purpose, address, recipient, subject, content, next_time)
    select e.company_id, e.id, u.id, 'notices', 'x@x.example', '远帆自有数据', '远帆自有数据',
      '{"name":"远帆自有数据","system":"","items":[],"more":0,"settings":""}', now()
    from employee e join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into company_robot (company_id, address, hint, kinds, enabled) select ${customerCompany}, '', '远帆自有数据', '{si}', true`,
]
const entityIds = `select ${everyEntity
  .map(
    ({ entity: { kind, table } }) => `(select min(id) from ${table}
  where company_id = ${customerCompany}) as "${kind}"`,
  )
  .join(', ')}`
const extraIds = `select (select min(id) from booking_template where company_id = c.id) as "bookingTemplate",
  (select min(id) from si_favourite where company_id = c.id) as "siFavourite",
  (select min(id) from portal_inquiry where company_id = c.id and kind = 'job') as "jobApplication",
  (select min(id) from portal_inquiry where company_id = c.id and kind = 'contact') as "visitorMessage",
  (select min(id) from entity_import where company_id = c.id) as "entityImport", (select min(id) from entity_alias
  where company_id = c.id) as alias, (select min(id) from entity_unmatched where company_id = c.id) as unmatched, (select min(id) from exchange_rate
  where company_id = c.id) as rate, (select min(id) from freight_batch where company_id = c.id) as "rateBatch",
  (select min(id) from freight_reading where company_id = c.id) as "reading",
  (select min(id) from document_message where company_id = c.id) as "bookingMessage",
  (select min(id) from booking_upload where company_id = c.id) as "bookingUpload",
  (select min(id) from freight_push where company_id = c.id) as "push",
  (select min(q.id) from quotation q join customer k on k.company_id = q.company_id and k.code = q.customer_code where k.linked_id = c.id
    and q.version > 0) as "sentQuote",
  (select min(id) from voyage where company_id = c.id) as voyage, (select min(id) from voyage_import
  where company_id = c.id) as "voyageImport",
  (select min(id) from entity_heading where company_id = c.id and kind = 'voyage') as layout,
  (select min(id) from document_entry where company_id = c.id) as entry,
  (select min(id) from document_file where company_id = c.id) as file, (select min(id) from document_upload where company_id = c.id) as upload,
  (select min(version) from document_draft where company_id = c.id) as draft,
  (select min(id) from partner_staff where company_id = c.id) as staff,
  (select min(id) from partner_handover where company_id = c.id) as handover,
  (select min(id) from credit_application where company_id = c.id) as credit,
  (select min(id) from approval_round where company_id = c.id) as round,
  (select min(id) from approval_delegation where company_id = c.id) as delegation,
  (select min(id) from job_run where company_id = c.id) as job,
  (select min(id) from export_file where company_id = c.id) as exported, (select max(id) from notice_mail where company_id = c.id) as mail,
  (select min(id) from track_shipment where company_id = c.id) as "trackShipment",
  (select min(id) from track_exception where company_id = c.id) as "trackException",
  (select max(id) from track_event where company_id = c.id) as "trackStatement",
  (select max(id) from track_partner where company_id = c.id) as "trackPartner",
  (select max(id) from track_share where company_id = c.id) as "trackShare",
  (select max(id) from slip_link where company_id = c.id) as "slipLink",
  (select max(id) from manifest_link where company_id = c.id) as "manifestLink",
  (select max(id) from manifest_proposal where company_id = c.id) as "manifestProposal",
  (select max(id) from si_bill_link where company_id = c.id) as "billLink",
  (select max(id) from si_question where company_id = c.id) as "siQuestion",
  (select max(id) from packing_warning where company_id = c.id) as "packingWarning",
  (select max(id) from settlement where company_id = c.id) as settlement,
  (select max(id) from bill_paper where company_id = c.id) as "billPaper",
  (select max(id) from bill_layout where company_id = c.id) as "billLayout",
  (select max(id) from bill_printer where company_id = c.id) as "billPrinter",
  (select max(id) from release_return_copy where company_id = c.id) as "returnCopy",
  (select max(id) from track_standing where company_id = c.id) as "trackStanding",
  (select max(id) from track_search where company_id = c.id) as "trackSearch"
  from company c where c.code = 'YFJCK'`

// with every button there is: what keeps the companies apart here is not that a button is missing
const allButtons = `insert into role_menu (role_id, menu_id, buttons)
  select r.id, m.id, array(select b->>'code' from jsonb_array_elements(m.buttons) b) from role r join company c on c.id = r.company_id cross
  join menu m where c.code = 'HZJD'
  on conflict (role_id, menu_id) do update set buttons = excluded.buttons`

/** Gives the first customer a row of every kind, and the second one every button. `secrets`: words that stand in rows of the first customer alone. */
export async function foreignRows(server: TestServer): Promise<{ foreign: Foreign; secrets: string[] }> {
  const customer = await server.signIn('customer')
  const template = (await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: '远帆专用模板' })).body.Data.Id
  await server.db.owner(async (owner) => {
    for (const statement of [allButtons, ...joining, ...extraRows]) await owner.query(statement)
  })
  const [found] = await server.db.owner((owner) => owner.query<Omit<Foreign, 'template' | 'rows' | Extra>>(ids))
  const [rows] = await server.db.owner((owner) => owner.query<Record<string, number>>(entityIds))
  const [extras] = await server.db.owner((owner) => owner.query<Pick<Foreign, Extra>>(extraIds))
  const foreign = { ...found!, ...extras!, rows: rows!, template }
  const secrets = (await server.db.owner((owner) => owner.query<{ word: string }>(words)))
    .map(({ word }) => word)
    .concat(
      '远帆专用模板',
      '远帆的视图',
      '远帆的收藏',
      '远帆的字典',
      '远帆的代码',
      '远帆的评论',
      '远帆的系统',
      '远帆内部通知',
      '远帆变更后的名称',
      '想加入远帆的人',
      '远帆自有数据',
    )
  return { foreign, secrets }
}
