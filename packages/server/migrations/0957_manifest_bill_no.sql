-- outside a transaction
create index concurrently if not exists manifest_bill_no on manifest (staff_id, bill_no);
