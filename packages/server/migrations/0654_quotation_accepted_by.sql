-- The person who accepted a quotation, and his phone where he answered by its link.
alter table quotation add column accepted_by text not null default '', add column accepted_phone text not null default '';
