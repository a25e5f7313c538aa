-- unsettled_invoice_id: a bill whose settlement was reversed after the release that had used it. It raises the risk of its customer until it is settled
-- again. No reference: the reversal would wait for whoever moves the application.
alter table release_application add column unsettled_invoice_id bigint;
