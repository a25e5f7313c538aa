-- Messages to partners and their answers, of any kind of document. The table keeps the name and the columns that the program before this one uses; the
-- new program works with the view. A later release renames the table and drops the view.
alter table booking_message add column document_kind text not null default 'booking';
alter table booking_message drop constraint booking_message_booking_id_fkey;
-- each kind has a table of channels of its own
alter table booking_message drop constraint booking_message_channel_id_fkey;

create view document_message with (security_invoker = true) as
  select id, company_id, operator_id, document_kind as kind, booking_id as record_id, booking_no as record_no, channel_id,
    carrier_code as partner_code, channel, direction, kind as type, state, result, test, format, file_name, payload, lost, missing, proposal, words,
    letter, key, tries, attempts, next_time, claimed_run, claimed_until, error, answers_id, hash, employee_id, employee_name, sent_time, create_time,
    update_time
  from booking_message;

-- Employees with a limited data scope read the messages of the records that they see, and their own. Each kind calls this for its table.
create procedure scope_messages(message_kind text, source text) language plpgsql as $$
begin
  execute format('create policy %I on booking_message as restrictive for select using (document_kind <> %L or (select app_limit()) = ''''
    or employee_id = any ((select reached_people())::bigint[]) or booking_id in (select id from %I))', 'scope_' || message_kind, message_kind, source);
end $$;
drop policy data_scope on booking_message;
call scope_messages('booking', 'booking');

-- A table of channels: how records of a kind reach a partner. `own_columns`: the partner's code first, then fields of the kind alone.
create procedure channel_table(target text, own_columns text) language plpgsql as $$
begin
  call own_entity(target, 'code text not null, name_zh text not null default '''', channel text not null, account text not null default '''',
    mail_to text not null default '''', mail_subject text not null default '''', mail_text text not null default '''',
    endpoint text not null default '''', needed text[] not null default ''{}'', retries integer, backoff integer,
    remark text not null default '''', secret text not null default '''', ' || own_columns);
end $$;
