-- What the shop and the buyer have agreed on, beside the buyer's wish; all three or none.
alter table order_bookings
  add column agreed_day date,
  add column agreed_time text,
  add column agreed_place text,
  add check ((agreed_day is null) = (agreed_time is null) and (agreed_day is null) = (agreed_place is null));

-- The list of bookings: those without a day wait for one, and come first.
create index order_bookings_by_day on order_bookings (coalesce(agreed_day, day, '-infinity'), order_product_id);
