-- Places are edited one by one. Their trigger raises the version of what shoppers see.
alter table shop_addresses add column revision integer not null default 1;
create index staff_audit_of_places on staff_audit (((details::jsonb ->> 'placeId')::integer), id) where action = 'save-place';
