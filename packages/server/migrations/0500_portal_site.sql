-- The web site of a company: its address, and whether visitors reach it.
create table portal_site (
  company_id bigint primary key references company on delete cascade,
  operator_id bigint references company on delete cascade,
  -- below /site/<slug>/; '' while nobody has given one
  slug text not null default '',
  -- host name of its own, in lower case; '' for none
  domain text not null default '',
  enabled boolean not null default false,
  -- of the sites of operators, the one that the platform's own address shows
  is_default boolean not null default false,
  update_time timestamptz(3) not null default clock_timestamp()
);
create unique index portal_site_slug on portal_site (slug) where slug <> '';
create unique index portal_site_domain on portal_site (domain) where domain <> '';
create unique index portal_site_default on portal_site (is_default) where is_default;
call protect_table('portal_site');

-- Parts of a site that there is one of each (settings, home page, profiles, floating window): what is being written.
create table portal_part (
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  part text not null,
  content jsonb not null,
  employee_id bigint references employee on delete set null,
  update_time timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, part)
);
call protect_table('portal_part');

-- What was published, each time: parts have record 0.
create table portal_version (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  kind text not null,
  record_id bigint not null default 0,
  no integer not null,
  content jsonb not null,
  employee_id bigint references employee on delete set null,
  employee_name text not null default '',
  create_time timestamptz(3) not null default clock_timestamp(),
  unique (company_id, kind, record_id, no)
);
call protect_table('portal_version');

-- What visitors may read: pages, site map and calls for visitors know no other table. A row is there while its record is published.
create table portal_live (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  kind text not null,
  record_id bigint not null default 0,
  code text not null default '',
  title text not null default '',
  category text not null default '',
  summary text not null default '',
  -- key of a picture; '' for none
  picture text not null default '',
  -- rich text as JSON; '' for none
  body text not null default '',
  -- what the kind says besides
  facts jsonb not null default '{}',
  top boolean not null default false,
  sort integer not null default 0,
  visible_from timestamptz(3) not null default clock_timestamp(),
  visible_until timestamptz(3),
  version integer not null default 1,
  update_time timestamptz(3) not null default clock_timestamp(),
  unique (company_id, kind, record_id)
);
create index portal_live_list on portal_live (company_id, kind, top desc, sort, visible_from desc, id desc);
call protect_table('portal_live');

-- Pictures of sites, by the hash of what was uploaded; their sizes are stored files.
create table portal_picture (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  key text not null check (key ~ '^[0-9a-f]{32}$'),
  name text not null default '',
  width integer not null,
  height integer not null,
  -- [{"Width": 960, "Format": "webp", "FileId": 7}]
  variants jsonb not null,
  employee_id bigint references employee on delete set null,
  create_time timestamptz(3) not null default clock_timestamp(),
  unique (company_id, key)
);
create index portal_picture_key on portal_picture (key);
call protect_table('portal_picture');

-- What visitors asked by the form of a page.
create table portal_inquiry (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  -- contact, service, job
  kind text not null check (kind in ('contact', 'job')),
  subject text not null default '',
  -- of a job: its record
  record_id bigint,
  name text not null,
  company text not null default '',
  phone text not null default '',
  email text not null default '',
  message text not null default '',
  page text not null default '',
  state smallint not null default 0,
  handled_by bigint references employee on delete set null,
  handled_name text not null default '',
  handled_at timestamptz(3),
  remark text not null default '',
  create_time timestamptz(3) not null default clock_timestamp(),
  update_time timestamptz(3) not null default clock_timestamp()
);
create index portal_inquiry_recent on portal_inquiry (company_id, kind, state, id desc);
call protect_table('portal_inquiry');

-- Visits by day, page and what was looked for; no address and no mark of the visitor is kept.
create table portal_visit (
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  day date not null,
  page text not null,
  detail text not null default '',
  views integer not null default 0,
  primary key (company_id, day, page, detail)
);
call protect_table('portal_visit');

insert into menu (path, name, icon, sort)
select '/Portal', '门户', 'web', sort + 3 from menu where path = '/system/company/customer';
