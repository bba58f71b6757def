-- The versions of the preview in which an order was placed: it is somebody's test, and no sale.
alter table orders add column preview text;
