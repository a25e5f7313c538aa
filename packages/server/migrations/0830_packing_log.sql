-- outside a transaction
-- The log of container lists (操作记录): steps of its three kinds, the newest first, of the company whose staff work on the records.
create index concurrently if not exists document_entry_packing on document_entry ((coalesce(operator_id, company_id)), at desc, id desc)
  where kind in ('slipApplication', 'boxSlip', 'packingList');
