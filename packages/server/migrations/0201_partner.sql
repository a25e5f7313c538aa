-- Customers and providers as a forwarder knows them, apart from the companies that their people register.

-- Pairs of neighbouring signs of a text. An index over them finds the parts of a word that are two signs or longer, as names in Chinese are searched for.
create function letter_pairs(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(words, place, 2)), '{}') from generate_series(1, length(words) - 1) place
$$;

-- A name as it is compared: half-width capitals without spaces, brackets and signs, and without the form of the company. A branch (分公司) stays one.
create function company_name_key(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(upper(normalize(name, NFKC)), '[[:space:][:punct:]·]+', '', 'g'),
    '股份有限公司|有限责任公司|有限公司|集团|(?<!分)公司$', '', 'g'), '(COLTD|LTD|LIMITED|INC|CORP|LLC|GMBH)+$', '')
$$;
-- Its own part (字号), by which people tell companies apart: without cities and trades. What has nothing else stays whole.
create function company_name_core(key text) returns text language sql immutable parallel safe as $$
  select case when length(core) >= 2 then core else key end from (select regexp_replace(key,
    '中国|北京|上海|天津|重庆|广州|深圳|宁波|青岛|厦门|苏州|杭州|南京|大连|福州|武汉|成都|西安|长沙|郑州|济南|合肥|无锡|常州|南通|温州|金华|义乌|绍兴|嘉兴|泉州|珠海|东莞|佛山|中山|惠州|汕头|连云港|烟台|威海|江苏|浙江|广东|福建|山东|香港|[省市区县]|国际|货运|货代|代理|物流|供应链|船务|航运|海运|运输|仓储|报关|集装箱|贸易|进出口|外贸|商贸|实业|工业|科技|技术|电子|电器|机电|机械|设备|制造|材料|化工|纺织|服装|家具|家居|食品|五金|塑料|玩具|发展|投资|控股|管理|服务|电子商务',
    '', 'g') as core) found
$$;

create procedure partner_table(target text, first_hours integer, own_columns text) language plpgsql as $$
begin
  call entity_table(target, $columns$code text not null, name_zh text not null, name_en text not null default '', abbr text not null default '',
    credit_code text not null default '', kinds text[] not null default '{}', level text not null default '', tags text[] not null default '{}',
    lanes text[] not null default '{}', region text not null default '', address text not null default '', phone text not null default '',
    website text not null default '', industry text not null default '', invoice_title text not null default '', tax_no text not null default '',
    invoice_address text not null default '', invoice_email text not null default '', remark text not null default '',
    name_key text not null generated always as (company_name_key(name_zh)) stored,
    name_core text not null generated always as (company_name_core(company_name_key(name_zh))) stored,
    phone_key text not null generated always as (regexp_replace(phone, '[^0-9]', '', 'g')) stored, $columns$ || own_columns);
  execute format('alter table %I alter column company_id set not null, add column operator_id bigint references company on delete cascade,
    add column linked_id bigint references company on delete set null', target);
  call document_state(target, 0, first_hours);
  execute format('create unique index %1$s_linked on %1$I (company_id, linked_id) where linked_id is not null and removed_at is null and merged_into is null', target);
  execute format('create index %1$s_recent on %1$I (company_id, update_time desc, id desc) where removed_at is null and merged_into is null', target);
  execute format('create index %1$s_credit_code on %1$I (company_id, credit_code) where credit_code <> ''''', target);
  execute format('create index %1$s_phone on %1$I (company_id, phone_key) where phone_key <> ''''', target);
  execute format('create index %1$s_pairs on %1$I using gin (letter_pairs(search)) with (fastupdate = off)', target);
  execute format('create index %1$s_core_pairs on %1$I using gin (letter_pairs(name_core)) with (fastupdate = off)', target);
  -- Row-level security lets no index help with comparisons that could leak, so the words are looked for by the owner of the tables, inside the company
  -- of the connection.
  execute format('create function %1$s_found(words text) returns setof bigint language sql stable security definer set search_path = public as
    $f$ select id from %1$I where company_id = (select app_company_id()) and (length(words) < 2 or letter_pairs(search) @> letter_pairs(words))
      and position(words in search) > 0 $f$', target);
  -- Names alike: rows that share a part of the own part of the name, by how many pairs of the whole names are the same
  -- (Dice; the same own part counts a quarter more), the likest first.
  execute format('create function %1$s_alike(name text, most integer) returns table (id bigint, alike double precision) language sql stable
    security definer set search_path = public as $f$
      with asked as (select company_name_key(name) as key, company_name_core(company_name_key(name)) as core)
      select t.id, case when t.name_key = a.key then 1 else least(0.99, 2.0 * cardinality(array(select unnest(letter_pairs(t.name_key)) intersect
          select unnest(letter_pairs(a.key)))) / greatest(1, cardinality(letter_pairs(t.name_key)) + cardinality(letter_pairs(a.key)))
          + case when t.name_core = a.core then 0.25 else 0 end) end
      from asked a join %1$I t on letter_pairs(t.name_core) && letter_pairs(a.core)
      where t.company_id = (select app_company_id()) and t.removed_at is null and t.merged_into is null and length(a.core) >= 2
      order by 2 desc, 1 limit most $f$', target);
end $$;

call partner_table('customer', 720, $$credit_limit numeric(14, 2), credit_days integer, credit_gate text not null default '' check (credit_gate in ('', 'warn', 'approve', 'block'))$$);
call partner_table('provider', 336, $$rate_channels text[] not null default '{}', pay_days integer$$);

call document_lines('partner_contact', $$name text not null, main boolean not null default false, roles text[] not null default '{}', title text not null default '',
  mobile text not null default '', tel text not null default '', email text not null default '', wechat text not null default ''$$);
create index partner_contact_mobile on partner_contact (company_id, mobile) where mobile <> '';
create index partner_contact_domain on partner_contact (company_id, (split_part(lower(email), '@', 2))) where email <> '';
call document_lines('partner_address', $$use text not null default '', address text not null, contact text not null default '', phone text not null default ''$$);
call document_lines('partner_bank', $$bank text not null, account text not null, holder text not null default '', currency_code text not null default '',
  swift text not null default ''$$);

-- Who of ours does what for whom; lane_code '': on every lane.
create table partner_staff (
  id bigint generated by default as identity primary key,
  kind text not null check (kind in ('customer', 'provider')),
  subject_id bigint not null,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  audience text not null default 'internal' check (audience in ('internal', 'customer')),
  duty text not null check (duty in ('sales', 'operation', 'document', 'service')),
  lane_code text not null default '',
  employee_id bigint not null references employee on delete cascade,
  create_time timestamptz(3) not null default clock_timestamp(),
  unique (kind, subject_id, duty, lane_code, employee_id)
);
create index partner_staff_employee on partner_staff (employee_id, kind, subject_id);
call protect_part('partner_staff');

-- What went from one employee to another, to be given back while it is still as it was left.
create table partner_handover (
  id bigint generated by default as identity primary key,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  from_id bigint not null references employee on delete cascade,
  to_id bigint not null references employee on delete cascade,
  by_id bigint references employee on delete set null,
  -- [{"staffId","kind","subjectId","duty","lane","dropped"}]
  items jsonb not null,
  undone boolean not null default false,
  create_time timestamptz(3) not null default clock_timestamp()
);
create index partner_handover_company on partner_handover (company_id, id desc);
call protect_table('partner_handover');

-- Whoever sees only his own or his department's business sees the customers and providers that one of these people looks after or brought in.
create function reached_partners(which text) returns setof bigint language sql stable security definer set search_path = public as $$
  select s.subject_id from partner_staff s where s.kind = which and s.employee_id = any (reached_people())
$$;
create policy data_scope on customer as restrictive for select
  using ((select app_limit() = '') or create_id = (select app_employee_id()) or id in (select reached_partners('customer')));
create policy data_scope on provider as restrictive for select
  using ((select app_limit() = '') or create_id = (select app_employee_id()) or id in (select reached_partners('provider')));

insert into menu (path, name, icon, sort) values ('/system/company/customer', '客户与供应商', 'company', 25);
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.sort, entry.buttons::jsonb
from (values
  ('/system/company/customer/customerList', '客户列表', 10, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]'),
  ('/system/company/customer/customerDetail', '客户详情', 11, '[{"code":"state","name":"变更合作状态"}]'),
  ('/system/company/customer/customerEdit', '客户编辑', 12, '[{"code":"edit","name":"编辑与跟进客户"}]'),
  ('/system/company/customer/customerRole', '客户角色', 13, '[]'),
  ('/system/company/customer/customerSurvey', '客户概况', 14, '[]'),
  ('/system/company/customer/CustomerBusinessPersonnel', '客户对接人员', 15, '[{"code":"assign","name":"指定对接人员"},{"code":"handover","name":"交接对接工作"}]'),
  ('/system/company/provider/providerList', '供应商列表', 20, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]'),
  ('/system/company/provider/providerDetail', '供应商详情', 21, '[{"code":"state","name":"变更合作状态"},{"code":"assign","name":"指定对接人员"}]'),
  ('/system/company/provider/providerEdit', '供应商编辑', 22, '[{"code":"edit","name":"编辑与跟进供应商"}]'),
  ('/system/company/provider/providerRole', '供应商角色', 23, '[]'),
  ('/system/company/provider/providerSurvey', '供应商概况', 24, '[]')
) as entry (path, name, sort, buttons)
join menu parent on parent.path = '/system/company/customer';
