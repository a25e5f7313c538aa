-- Value that the shipper declares on the bill, as it is printed.
alter table si_record add column declared_value text not null default '', add column declared_currency text not null default '';
