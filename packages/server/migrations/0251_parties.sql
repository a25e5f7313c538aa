-- Parties of documents: the address book of shippers, consignees and notify parties, who picked which, and what stands on a document.

call entity_table('shipping_party', $$code text not null, name_zh text not null, name_en text not null default '', kinds text[] not null default '{}',
  address text not null default '', country text not null default '', tax_kind text not null default '', tax_no text not null default '',
  contact text not null default '', phone text not null default '', email text not null default '', customer_code text not null default '',
  tags text[] not null default '{}', remark text not null default '',
  name_key text not null generated always as (upper(regexp_replace(name_en, '[^0-9A-Za-z]+', '', 'g'))) stored,
  tax_key text not null generated always as (upper(regexp_replace(tax_no, '[^0-9A-Za-z]+', '', 'g'))) stored$$);
alter table shipping_party alter column company_id set not null, add column operator_id bigint references company on delete cascade;
create index shipping_party_recent on shipping_party (company_id, update_time desc, id desc) where removed_at is null and merged_into is null;
create index shipping_party_name on shipping_party (company_id, name_key) where name_key <> '';
create index shipping_party_tax on shipping_party (company_id, tax_key) where tax_key <> '';
create index shipping_party_customer on shipping_party (company_id, customer_code) where customer_code <> '';
create index shipping_party_pairs on shipping_party using gin (letter_pairs(search)) with (fastupdate = off);
create function shipping_party_found(words text) returns setof bigint language sql stable security definer set search_path = public as $$
  select id from shipping_party where company_id = (select app_company_id()) and (length(words) < 2 or letter_pairs(search) @> letter_pairs(words))
    and position(words in search) > 0
$$;

-- The first rows that a picker offers for some words. The plan is the index over pairs of signs alone: with a limit the planner likes to walk the whole
-- table, so the company is no way to the rows here. A few pairs are enough, and each costs time. Whoever sees a part of the rows only has to look at all
-- that are found.
create procedure party_source(target text) language plpgsql as $$
begin
  execute format('create function %1$s_offered(words text, most integer) returns setof bigint language sql stable security definer rows 60
    set search_path = public set enable_seqscan = off set enable_indexscan = off as
    $f$ select id from %1$I where company_id + 0 = (select app_company_id()) and length(words) > 1 and letter_pairs(search) @>
      (letter_pairs(left(words, 3)) || letter_pairs(right(words, 3))) and position(words in search) > 0
      and removed_at is null and merged_into is null and enabled
      limit case when (select app_limit()) = '''' then most end $f$', target);
end $$;
call party_source('shipping_party');
call party_source('customer');
call party_source('provider');

-- Who picked what last; the latest come first for him.
create table party_pick (
  employee_id bigint not null references employee on delete cascade,
  source text not null check (source in ('shippingParty', 'customer', 'provider')),
  row_id bigint not null,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (employee_id, source, row_id)
);
call protect_table('party_pick');

-- Parties of a document. Until the document is frozen one that was picked is read from its source; `data` is what was typed, or the copy.
call document_lines('document_party', $$role text not null, source text not null default '' check (source in ('', 'shippingParty', 'customer', 'provider')),
  source_id bigint not null default 0, code text not null default '', data jsonb not null, frozen_at timestamptz(3)$$);
create unique index document_party_role on document_party (kind, subject_id, role);
