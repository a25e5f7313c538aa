-- outside a transaction
-- Which bills an order was combined into: the way down of the timeline of its shipment.
create index concurrently if not exists si_master_bill_merged on si_master_bill (merged_order_id);
