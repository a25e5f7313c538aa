-- Texts of suppliers while they are read: what was pasted, what people answered, which drafts came of it.
create table freight_reading (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  employee_id bigint references employee on delete set null,
  source text not null default '',
  side text not null check (side in ('Cost', 'Floor')),
  text text not null,
  answers jsonb not null default '{}',
  hidden jsonb not null default '{}',
  state text not null default 'open' check (state in ('open', 'taken', 'dropped')),
  found integer not null default 0,
  open integer not null default 0,
  -- drafts by row
  taken jsonb not null default '{}',
  create_time timestamptz not null default date_trunc('milliseconds', now()),
  update_time timestamptz not null default date_trunc('milliseconds', now())
);
create index freight_reading_recent on freight_reading (company_id, state, id desc);
call protect_table('freight_reading');

-- What a question was answered for texts of a source, beyond the names that master data learn.
create table freight_reading_habit (
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  source text not null,
  question text not null,
  answer text not null,
  update_time timestamptz not null default date_trunc('milliseconds', now()),
  primary key (company_id, source, question)
);
call protect_table('freight_reading_habit');

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, '/SeaFreight/FreightManagement/NewFCLFreightBatch', '运价批量导入', '',
  coalesce((select max(sort) from menu where parent_id = parent.id), 0) + 1, '[{"code":"add","name":"识读与生成草稿"}]'::jsonb
from menu parent where parent.path = '/SeaFreight';
