/** SQL of the first customer of the demo. */
export const customerCompany = `(select id from company where code = 'YFJCK')`
/** A row of its own in every table of an entity, whatever its columns are. */
export const ownEntityRows = `do $$ declare target text; names text; own text; owner bigint := ${customerCompany}; begin
  for target in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'merged_into' loop
    select string_agg(column_name, ', '),
      string_agg(case when column_name in ('from_no', 'to_no') then '''1''' when column_name = 'booking_id' then '(select min(id) from booking)'
        when column_name = 'application_id' then '(select min(id) from slip_application)'
        else case data_type when 'date' then '''2020-01-01''' when 'numeric' then '1' else '''远帆自有数据''' end end, ', ') into names, own
      from information_schema.columns
      where table_schema = 'public' and table_name = target and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
        and is_generated = 'NEVER' and column_name <> 'company_id';
    execute format('insert into %I (company_id, %s, search) values (%s, %s, ''远帆自有数据'')', target, names, owner, own);
  end loop;
end $$`

/** Links to its records, and a warning about one of its boxes. */
export const sharedRows: readonly string[] = [
  `insert into slip_link (slip_id, company_id, operator_id, expires_at, by_name, by_company)
    select id, company_id, operator_id, now() + interval '1 day', '远帆', company_id from box_slip where company_id = ${customerCompany} limit 1`,
  `insert into manifest_link (manifest_id, company_id, operator_id, for_whom, blocks, expires_at, by_id, by_name, by_company)
    select m.id, m.company_id, m.operator_id, '远帆自有数据', '{goods}', now() + interval '1 day', e.id, '远帆', m.company_id
      from manifest m join employee e on e.company_id = m.company_id where m.company_id = ${customerCompany} order by m.id, e.id limit 1`,
  `insert into manifest_proposal (link_id, manifest_id, company_id, operator_id, by_company, key, name, phone, fields, open)
    select id, manifest_id, company_id, operator_id, by_company, 'k', '远帆自有数据', '1', '[]', 0 from manifest_link
      where company_id = ${customerCompany} limit 1`,
  `insert into si_bill_link (record_id, company_id, operator_id, version, for_whom, expires_at, by_id, by_name, by_company)
    select r.id, r.company_id, r.operator_id, r.version, '远帆样单收件人', now() + interval '1 day', e.id, '远帆', r.company_id
      from si_record r join employee e on e.company_id = r.company_id where r.company_id = ${customerCompany} limit 1`,
  `insert into si_question (record_id, company_id, operator_id, version, to_side, path, label, text, by_name)
    select id, company_id, operator_id, version, 'customer', 'TBI_MARKS', '唛头', '远帆自有数据', '远帆' from si_record
      where company_id = ${customerCompany} limit 1`,
  `insert into si_favourite (company_id, customer_id, field, content, by_name)
    values (${customerCompany}, ${customerCompany}, 'marks', '远帆自有数据', '远帆')`,
  `insert into si_credit (order_id, company_id, operator_id, credit_no, clauses, by_name)
    select id, company_id, operator_id, '远帆自有数据', '[]', '远帆' from cargo_order where company_id = ${customerCompany} limit 1`,
  `insert into si_chase (order_id, company_id, operator_id, count, last_hours, last_time)
    select id, company_id, operator_id, 7, 1, now() from cargo_order where company_id = ${customerCompany} limit 1`,
  `insert into si_amendment (record_id, company_id, operator_id, from_version, from_status, version, stage, reason_code, reason, by_name)
    select id, company_id, operator_id, 1, 2, 2, 0, 'A99', '远帆自有数据', '远帆' from si_record where company_id = ${customerCompany} limit 1`,
  `insert into packing_warning (company_id, list_id, booking_id, box_no, bill_no, words, by_name)
    select company_id, id, booking_id, box_no, '远帆', '远帆自有数据', '远帆' from packing_list where company_id = ${customerCompany} limit 1`,
  `insert into settlement (company_id, receipt_id, invoice_id, currency, amount, note, by_name)
    select i.company_id, r.id, i.id, 'CNY', 1, '远帆自有数据', '远帆' from invoice i join receipt r on r.company_id = i.company_id
      where i.company_id = ${customerCompany} limit 1`,
  `insert into release_return_copy (return_id, company_id, copy, by_name)
    select id, company_id, 1, '远帆' from release_return where company_id = ${customerCompany} limit 1`,
  `insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open)
    select id, company_id, 'CNY', 1, 0, 1, 1 from invoice where company_id = ${customerCompany} limit 1`,
  `insert into bill_layout (company_id, name, content, by_name) select ${customerCompany}, '远帆自有数据', '{}', '远帆'`,
  `insert into bill_layout_version (layout_id, company_id, version, content, by_name) select id, company_id, 1, '{}', '远帆自有数据' from bill_layout
    where company_id = ${customerCompany}`,
  `with sent as (insert into portal_inquiry (company_id, kind, name)
      select ${customerCompany}, kind, '远帆自有数据' from unnest(array['job', 'contact']) kind returning id, company_id, kind),
    held as (insert into blob (sha256, size) values (repeat('c', 64), 1) on conflict do nothing)
    insert into portal_cv (inquiry_id, company_id, name, format, size, sha256)
    select id, company_id, '远帆自有数据.pdf', 'pdf', 1, repeat('c', 64) from sent where kind = 'job'`,
  `insert into bill_printer (company_id, name, to_right, down) select ${customerCompany}, '远帆自有数据', 0, 0`,
  `insert into bill_paper (kind, bill_id, company_id, paper, no, of_originals, print, version, bl_no, layout, layout_version, overprint,
      hash, content_hash, pdf, by_name)
    select 'houseBill', min(id), company_id, 'draft', 0, 3, 1, 1, '远帆自有数据', '远帆', 1, false, repeat('f', 64), '', '', '远帆' from house_bill
      where company_id = ${customerCompany} group by company_id`,
  `insert into bill_seen (kind, bill_id, company_id, what, by_name, by_company)
    select 'houseBill', min(id), company_id, 'view', '远帆自有数据', '远帆' from house_bill where company_id = ${customerCompany} group by company_id`,
]
