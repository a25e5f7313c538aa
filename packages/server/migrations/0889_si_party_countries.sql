-- Countries of destination whose demands on parties refuse a submission.
alter table si_rule add column party_countries text[] not null default '{}';
