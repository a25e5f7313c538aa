-- Numbers of the rates that a batch will split off, drawn before it runs: its own transaction would hold the counter as long as it writes.
alter table freight_batch_rate add column split_code text;
