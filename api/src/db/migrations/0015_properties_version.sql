-- The version of the properties alone: an order changes the stock of a few goods, after which the
-- 350,000 property values of 20,000 goods need not be read again.
alter table data_version add column properties_version integer not null default 1;

create function raise_properties_version() returns trigger language plpgsql as $$
begin
  update data_version set properties_version = properties_version + 1;
  return null;
end
$$;

create trigger properties_raise_own_version after insert or update or delete or truncate on properties
  for each statement execute function raise_properties_version();
create trigger product_properties_raise_own_version after insert or update or delete or truncate on product_properties
  for each statement execute function raise_properties_version();
