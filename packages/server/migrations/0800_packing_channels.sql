-- Messages of slips and packing lists to depots and terminals, and what the document kit needs for them.
-- awaited: the record waits for the answer before its next message. control: our number of the interchange, which acknowledgements name. more_ids:
-- further records in the same message. told: what the message told, compared with what the record says later.
alter table booking_message add column awaited boolean not null default true, add column control text not null default '',
  add column more_ids bigint[] not null default '{}', add column told jsonb;
create or replace view document_message with (security_invoker = true) as
  select id, company_id, operator_id, document_kind as kind, booking_id as record_id, booking_no as record_no, channel_id,
    carrier_code as partner_code, channel, direction, kind as type, state, result, test, format, file_name, payload, lost, missing, proposal, words,
    letter, key, tries, attempts, next_time, claimed_run, claimed_until, error, answers_id, hash, employee_id, employee_name, sent_time, create_time,
    update_time, awaited, control, more_ids, told
  from booking_message;
call scope_messages('boxSlip', 'box_slip');
call scope_messages('packingList', 'packing_list');

-- 堆场码头通道: how slips and packing lists reach a depot or terminal, and by which key it sends. place: its name as slips write it.
call channel_table('packing_channel', $$place text not null, facility text not null default '', receiver text not null default '',
  list_format text not null default '', version text not null default 'D95B', auto_apply boolean not null default false,
  door uuid not null default gen_random_uuid()$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place * 10, entry.buttons::jsonb
from (values
  ('/cargoManager/PackingMessages', '堆场码头收发记录', 8, '[{"code":"view","name":"查看"},{"code":"download","name":"下载报文"},
    {"code":"resend","name":"重发、放弃与登记"},{"code":"answer","name":"录入与关联回执"}]'),
  ('/cargoManager/PackingChannels', '堆场码头通道', 9, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},
    {"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},
    {"code":"import","name":"导入"},{"code":"export","name":"导出"},{"code":"test","name":"测试通道"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '/cargoManager';
