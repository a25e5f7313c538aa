-- outside a transaction
create index concurrently if not exists si_order_waits on cargo_order (operator_id, si_deadline) where si_turn = 0;
