-- Person of a customer who sent an inquiry from the rate search; null: the staff asked.
alter table rate_inquiry add column asked_by bigint references employee on delete set null,
  -- what was sent along, as the customer reads it again; the remark is the staff's
  add column asked_words text not null default '';
create index rate_inquiry_asked on rate_inquiry (company_id, customer_code, id desc) where asked_by is not null;
