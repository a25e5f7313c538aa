-- outside a transaction
-- Two receipts that differ in their text alone are two.
create unique index concurrently if not exists manifest_receipt_once on manifest_receipt (manifest_id, message, bill_no, code, at, md5(text));
