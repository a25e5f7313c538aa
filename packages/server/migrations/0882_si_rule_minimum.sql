-- What DCSA eBL 3 leaves optional may be left out: types of boxes, volumes, marks.
alter table si_rule add column standard_minimum boolean not null default false;
