alter table manifest_receipt drop constraint manifest_receipt_manifest_id_message_bill_no_code_at_key;

-- not_shipped: accepted, about to leave, and nothing says that the cargo is on board. Kept by the job, by receipts and by gate moves.
-- amend_failed: the change or deletion that is asked for was refused or did not leave.
alter table manifest add column not_shipped boolean not null default false, add column amend_failed boolean not null default false;

-- A box of the bill that went into the port is evidence. The row of the slip may be written by its haulier, who sees no filing.
create function manifest_box_gated_in() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update manifest set not_shipped = false where booking_id = new.booking_id and not_shipped
    and content -> 'Boxes' @> jsonb_build_array(jsonb_build_object('BoxNo', new.box_no));
  return null;
end $$;
create trigger manifest_box_gated_in after update of gated_in_at on box_slip for each row
  when (new.gated_in_at is not null and new.box_no <> '') execute function manifest_box_gated_in();

-- Address of the channel of an agent or gateway whose system sends receipts. A set-up gets it with its secret, without which it takes nothing.
alter table manifest_config add column door uuid;
