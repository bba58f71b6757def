-- The network address that placed the order, to count what unconfirmed orders take from stock.
-- It is deleted after a day.
alter table orders add column placed_from text;
create index orders_unconfirmed on orders (created_at) where order_status = 'new';
create index orders_with_address on orders (created_at) where placed_from is not null;
