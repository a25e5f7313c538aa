-- Review desk, amendments and what the lists of shipping instructions show.

alter table si_record
  -- the version that was approved last; it holds until a newer one is approved
  add column in_force_version integer,
  -- of the last submit: when, how late (0 before the cut-off, 1 after it, 2 after departure), why, and how many values it changed
  add column submit_time timestamptz(3) not null default clock_timestamp(),
  add column stage smallint not null default 0 check (stage between 0 and 2),
  add column reason_code text not null default '',
  add column reason text not null default '',
  add column changes integer not null default 0,
  -- of the last rejection or request for change: [{"Path","Text"}]
  add column field_remarks jsonb not null default '[]',
  -- whose desk it lies on; assigned: put there by somebody else, so it does not fall off by itself. The name, because a customer cannot read the operator's people.
  add column claimed_by bigint references employee,
  add column claimed_name text not null default '',
  add column claim_time timestamptz(3),
  add column assigned boolean not null default false,
  add column reviewer_name text not null default '',
  -- the customer's employee who is told besides the one that submitted
  add column contact_id bigint references employee,
  -- sums over its containers, kept by the trigger that keeps their summary
  add column box_count integer not null default 0,
  add column packages bigint not null default 0,
  add column weight numeric(18, 3) not null default 0,
  add column volume numeric(18, 3) not null default 0,
  -- of the order, which keeps them
  add column carrier_code text not null default '',
  add constraint si_record_claim check ((claimed_by is null) = (claimed_name = ''));

create function claim_holds(claimed_by bigint, claim_time timestamptz, assigned boolean) returns boolean language sql stable as
  $$ select claimed_by is not null and (assigned or claim_time > now() - interval '30 minutes') $$;

create or replace function keep_record_boxes() returns trigger language plpgsql as $$
begin
  update si_record r set box_summary = x.summary, box_count = x.boxes, packages = x.packages, weight = x.weight, volume = x.volume
    from (select t.record_id, box_summary(array_agg(b.type order by b.seq) filter (where b.id is not null)) as summary, count(b.id) as boxes,
            coalesce(sum(b.packages), 0) as packages, coalesce(sum(b.weight), 0) as weight, coalesce(sum(b.volume), 0) as volume
          from (select distinct record_id from touched) t left join si_container b on b.record_id = t.record_id group by t.record_id) x
    where r.id = x.record_id and (r.box_summary, r.box_count, r.packages, r.weight, r.volume) is distinct from (x.summary, x.boxes::integer, x.packages, x.weight, x.volume);
  return null;
end $$;

create or replace function take_order_facts() returns trigger language plpgsql as $$
begin
  select o.order_no, o.si_deadline, o.carrier_code into new.order_no, new.order_deadline, new.carrier_code from cargo_order o where o.id = new.order_id for no key update;
  return new;
end $$;
create function pass_order_carrier() returns trigger language plpgsql as $$
begin
  update si_record set carrier_code = new.carrier_code where order_id = new.id;
  return null;
end $$;
create trigger pass_order_carrier after update of carrier_code on cargo_order for each row
  when (old.carrier_code <> new.carrier_code) execute function pass_order_carrier();

alter table si_version
  add column source smallint not null default 1,
  add column stage smallint not null default 0,
  add column reason_code text not null default '',
  add column field_remarks jsonb not null default '[]',
  -- the first values that differ from the version before: [{"Path","Label","Before","After"}]
  add column differences jsonb not null default '[]',
  -- of a verdict: how long its submit had waited
  add column waited_seconds bigint,
  drop constraint si_version_event_check,
  add constraint si_version_event_check check
    (event in ('submit', 'resubmit', 'amend', 'approve', 'reject', 'withdraw', 'sendDraft', 'confirm', 'requestChange', 'issue', 'void', 'status'));

-- What stands in data of earlier versions of the product.
update si_record r set
  (box_count, packages, weight, volume) = (select count(*), coalesce(sum(b.packages), 0), coalesce(sum(b.weight), 0), coalesce(sum(b.volume), 0) from si_container b where b.record_id = r.id),
  carrier_code = (select o.carrier_code from cargo_order o where o.id = r.order_id),
  submit_time = coalesce((select max(v.create_time) from si_version v where v.record_id = r.id and v.event in ('submit', 'resubmit')), r.create_time),
  changes = coalesce((select v.changes from si_version v where v.record_id = r.id and v.event in ('submit', 'resubmit') order by v.id desc limit 1), 0),
  reviewer_name = coalesce((select e.name from employee e where e.id = r.reviewer_id), ''),
  in_force_version = case when r.status in (2, 4, 5, 6) then r.version when r.status <> 9 then (select max(v.version) from si_version v where v.record_id = r.id and v.event = 'approve') end;
update si_version v set
  source = coalesce((select r.source from si_record r where r.id = v.record_id), 1),
  waited_seconds = case when v.event in ('approve', 'reject') then (select extract(epoch from v.create_time - max(s.create_time))::bigint from si_version s
    where s.record_id = v.record_id and s.version = v.version and s.event in ('submit', 'resubmit')) end;

create index si_record_desk on si_record (claimed_by) where claimed_by is not null;
create index si_record_carrier on si_record (operator_id, carrier_code, order_deadline nulls first, id desc) include (company_id, status) where delete_mark = 0;
create index si_record_source on si_record (operator_id, source, order_deadline nulls first, id desc) include (company_id, status) where delete_mark = 0;
create index si_version_verdicts on si_version (operator_id, create_time) include (company_id, waited_seconds) where waited_seconds is not null;

-- Containers and lines belong to the companies of what they hang on: one check per row says so, where three and four said less and took longer
-- than everything else of a large submit.
alter table si_record add constraint si_record_owner unique (id, company_id, operator_id);
alter table si_container add constraint si_container_owner unique (id, record_id, company_id, operator_id),
  drop constraint si_container_record_id_fkey, drop constraint si_container_company_id_fkey, drop constraint si_container_operator_id_fkey,
  add constraint si_container_record foreign key (record_id, company_id, operator_id) references si_record (id, company_id, operator_id) on delete cascade;
alter table si_line
  drop constraint si_line_container_id_fkey, drop constraint si_line_record_id_fkey, drop constraint si_line_company_id_fkey, drop constraint si_line_operator_id_fkey,
  add constraint si_line_container foreign key (container_id, record_id, company_id, operator_id)
    references si_container (id, record_id, company_id, operator_id) on delete cascade;
