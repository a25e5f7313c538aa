-- Loading on board as the issued bill says it (Maritime Code of China, article 76; UCP 600, article 20): the day at the port of loading, and its source.
alter table si_record
  add column on_board_date text,
  add column on_board_source text not null default '';
