-- The CV that a visitor attached to an application for a job: at most one, and gone with its application.
create table portal_cv (
  inquiry_id bigint primary key references portal_inquiry on delete cascade,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  name text not null,
  format text not null check (format in ('pdf', 'docx', 'doc')),
  size bigint not null check (size > 0),
  sha256 text not null references blob,
  create_time timestamptz(3) not null default clock_timestamp()
);
create index portal_cv_company on portal_cv (company_id);
create index portal_cv_blob on portal_cv (sha256);
call protect_table('portal_cv');
