-- What open lists of orders ask for each few seconds: the orders that have changed last.
create index orders_by_update on orders (updated_at);
