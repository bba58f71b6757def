-- The hash of the key in the link to a guest's order. A user's order has none: the account opens it.
alter table orders add column guest_key_hash text;
