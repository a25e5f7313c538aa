-- Messages to partners and their answers, of any kind of document. The messages of bookings become its first rows.
alter table booking_message drop constraint booking_message_booking_id_fkey;
drop policy data_scope on booking_message;
drop index booking_message_recent, booking_message_booking, booking_message_answers, booking_message_open, booking_message_once;
alter table booking_message rename to document_message;
alter sequence booking_message_id_seq rename to document_message_id_seq;
alter table document_message rename constraint booking_message_pkey to document_message_pkey;
alter table document_message rename constraint booking_message_channel_id_fkey to document_message_channel_id_fkey;
-- each kind has a table of channels of its own
alter table document_message drop constraint document_message_channel_id_fkey;
alter table document_message rename column kind to type;
alter table document_message rename column booking_id to record_id;
alter table document_message rename column booking_no to record_no;
alter table document_message rename column carrier_code to partner_code;
-- the kind of document; the constant is written without rewriting the rows
alter table document_message add column kind text not null default 'booking';
alter table document_message alter column kind drop default;

create index document_message_recent on document_message (company_id, kind, create_time desc, id desc);
create index document_message_record on document_message (kind, record_id, id desc);
create index document_message_answers on document_message (answers_id);
-- One message of a record is on its way at a time.
create unique index document_message_open on document_message (kind, record_id)
  where direction = 'out' and not test and state in ('waiting', 'sent');
create unique index document_message_once on document_message (company_id, kind, hash) where direction = 'in' and hash <> '';

-- Employees with a limited data scope read the messages of the records that they see, and their own. Each kind calls this for its table.
create procedure scope_messages(message_kind text, source text) language plpgsql as $$
begin
  execute format('create policy scope_%s on document_message as restrictive for select using (kind <> %L or (select app_limit()) = ''''
    or employee_id = any ((select reached_people())::bigint[]) or record_id in (select id from %I))', message_kind, message_kind, source);
end $$;
call scope_messages('booking', 'booking');

-- A table of channels: how records of a kind reach a partner. `own_columns`: the partner's code first, then fields of the kind alone.
create procedure channel_table(target text, own_columns text) language plpgsql as $$
begin
  call own_entity(target, 'code text not null, name_zh text not null default '''', channel text not null, account text not null default '''',
    mail_to text not null default '''', mail_subject text not null default '''', mail_text text not null default '''',
    endpoint text not null default '''', needed text[] not null default ''{}'', retries integer, backoff integer,
    remark text not null default '''', secret text not null default '''', ' || own_columns);
end $$;

-- Letters that wait in the outbox belong to the message, whatever its kind.
update notice_mail set owner = 'document-message' where owner = 'booking-message';
