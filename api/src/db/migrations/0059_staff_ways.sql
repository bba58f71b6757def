-- A way of delivery that is switched off stays in the orders that name it.
alter table delivery_types add column active boolean not null default true;

-- Raised by every save: a save names the revision that it has seen.
alter table pickup_points add column revision integer not null default 1;
