-- Carriers send their answers to a channel: its address, signed with its secret. A channel that was there before gets one with its next secret.
alter table si_channel add column door uuid;
alter table si_channel alter column door set default gen_random_uuid();
