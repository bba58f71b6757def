-- The order whose invoice is attached when the mail is sent.
alter table outbox add column invoice_of integer references orders (id) on delete set null;
