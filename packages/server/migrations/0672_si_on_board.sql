-- Loading on board as the issued bill says it (Maritime Code of China, article 76; UCP 600, article 20): the day at the port of loading, and its source.
alter table si_record
  add column on_board_date text check (on_board_date ~ '^\d{4}-\d{2}-\d{2}$'),
  add column on_board_source text not null default '';
