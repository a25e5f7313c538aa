-- A change of many rates is planned first, then run, and can be taken back: which rates, in which version before and after.
alter table freight_batch add column state text not null default 'done' check (state in ('planned', 'done')),
  add column undoes bigint references freight_batch on delete cascade;
create table freight_batch_rate (
  batch_id bigint not null references freight_batch on delete cascade,
  rate_id bigint not null references freight_rate on delete cascade,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  before integer not null,
  after integer,
  -- columns that were changed, as they were
  old jsonb not null default '{}',
  -- the rate that was split off
  split_id bigint references freight_rate on delete set null,
  primary key (batch_id, rate_id)
);
create index freight_batch_rate_rate on freight_batch_rate (rate_id);
create index freight_batch_rate_split on freight_batch_rate (split_id) where split_id is not null;
call protect_table('freight_batch_rate');
drop index freight_batch_recent;
create index freight_batch_recent on freight_batch (company_id, state, id desc);

-- A version of a batch says what differs from an earlier one, which says everything: `base`.
alter table freight_rate_version add column base integer;
create view freight_rate_kept with (security_invoker = true) as
  select v.rate_id, v.version, v.company_id, v.batch_id, v.employee_id, v.create_time,
    case when v.base is null then v.facts else b.facts || v.facts end as facts
  from freight_rate_version v left join freight_rate_version b on b.rate_id = v.rate_id and b.version = v.base;
-- Twenty thousand rates are written in one act: their words wait for the next cleaning of the index.
alter index freight_rate_pairs set (fastupdate = on, gin_pending_list_limit = 16384);

-- Keeps the present version of rates that has not been kept yet.
create function freight_rate_keep_versions(ids bigint[], batch bigint, author bigint) returns void language sql as $$
  insert into freight_rate_version (rate_id, version, company_id, operator_id, batch_id, employee_id, facts)
  select t.id, t.version, t.company_id, t.operator_id, batch, author,
    to_jsonb(t) - array['search', 'pinyin', 'initials', 'id', 'company_id', 'operator_id', 'create_id', 'create_time']
      || jsonb_build_object('surcharges', coalesce(s.rows, '[]'), 'barges', coalesce(b.rows, '[]'))
  from freight_rate t
  left join (select l.subject_id, jsonb_agg(to_jsonb(l) - array['kind', 'subject_id', 'company_id', 'operator_id', 'audience'] order by l.place) as rows
    from freight_rate_surcharge l where l.kind = 'freightRate' and l.subject_id = any(ids) group by l.subject_id) s on s.subject_id = t.id
  left join (select l.subject_id, jsonb_agg(to_jsonb(l) - array['kind', 'subject_id', 'company_id', 'operator_id', 'audience'] order by l.place) as rows
    from freight_rate_barge l where l.kind = 'freightRate' and l.subject_id = any(ids) group by l.subject_id) b on b.subject_id = t.id
  where t.id = any(ids)
  on conflict do nothing
$$;

-- Single changes are kept one by one at the end of their transaction; whoever changes many (`app.batch`) keeps them together.
create or replace function freight_rate_keep() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- an earlier version of the same transaction is not there any more
  if exists (select from freight_rate t where t.id = new.id and t.version = new.version) then
    perform freight_rate_keep_versions(array[new.id], null,
      -- each write says in the audit log who made it, in its own transaction
      (select a.employee_id from audit_log a where a.entity = 'freightRate' and a.entity_id = new.id
        and a.at >= date_trunc('milliseconds', transaction_timestamp()) order by a.at desc limit 1));
  end if;
  return null;
end $$;
drop trigger freight_rate_keep on freight_rate;
create constraint trigger freight_rate_keep after insert or update on freight_rate deferrable initially deferred
  for each row when (coalesce(current_setting('app.batch', true), '') = '') execute function freight_rate_keep();

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place,
  entry.buttons::jsonb
from (values
  ('/SeaFreight/FreightManagement/FCLFreightBatch', '运价批量维护', 12, '[{"code":"view","name":"查看"},{"code":"batch","name":"批量修改与撤销"},
    {"code":"export","name":"导出"}]'),
  ('/SeaFreight/FreightManagement/FCLFreightIncrease', '运价批量涨跌', 13, '[{"code":"view","name":"查看"},{"code":"batch","name":"批量涨跌与撤销"},
    {"code":"export","name":"导出"}]'),
  ('/SeaFreight/FreightManagement/FreightModifyList', '运价修改记录', 14, '[{"code":"view","name":"查看"},{"code":"undo","name":"撤销批量修改"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '/SeaFreight';
insert into menu (path, name, icon, sort) select '/FlcExport', '整箱出口', 'box', max(sort) + 10 from menu where parent_id is null;
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place,
  entry.buttons::jsonb
from (values
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightDrafts', '运价草稿箱', 15, '[{"code":"view","name":"查看"},{"code":"export","name":"导出"}]'),
  ('/SeaFreight', '/SeaFreight/FreightManagement/ExpiredFreight', '过期运价', 16, '[{"code":"view","name":"查看"},{"code":"batch","name":"批量延期"},
    {"code":"export","name":"导出"}]'),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightNotVisible', '不可见运价', 17, '[{"code":"view","name":"查看"},{"code":"export","name":"导出"}]'),
  ('/FlcExport', '/FlcExport/FclFreight', '整箱运价', 10, '[{"code":"view","name":"查看"},{"code":"export","name":"导出"}]')
) as entry (parent, path, name, place, buttons)
join menu parent on parent.path = entry.parent;
