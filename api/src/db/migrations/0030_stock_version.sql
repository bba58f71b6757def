-- Orders of different goods wait for nothing in common. Until now each raised the only row of
-- `data_version`, and held it until its commit.

-- Tables in the order in which an order of the former version locks them: no deadlock with it.
lock table stock_items, data_version in access exclusive mode;

-- What changes of an item have been committed. An order locks the item anyway.
alter table stock_items add column revision integer not null default 1;
create function raise_stock_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger stock_items_raise_revision before update on stock_items
  for each row execute function raise_stock_revision();

-- The version of the goods without their stock.
alter table data_version rename to catalog_version;
create or replace function raise_data_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  return null;
end
$$;
create or replace function raise_properties_version() returns trigger language plpgsql as $$
begin
  update catalog_version set properties_version = properties_version + 1;
  return null;
end
$$;

-- Items that go leave their revisions behind: a version never returns.
drop trigger stock_items_raise_version on stock_items;
create function keep_stock_revisions() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    update catalog_version set version = version + (select coalesce(sum(revision), 0) + 1 from stock_items);
  else
    update catalog_version set version = version + (select coalesce(sum(revision), 0) + 1 from gone);
  end if;
  return null;
end
$$;
create trigger stock_items_keep_revisions after delete on stock_items
  referencing old table as gone for each statement execute function keep_stock_revisions();
create trigger stock_items_keep_all_revisions before truncate on stock_items
  for each statement execute function keep_stock_revisions();

-- What public lists are a version of: that of the goods, and each committed change of the stock.
-- A sum has no row that a change could hold, and sees a change when all others do. Programs of the
-- former version read it by the name that they know.
create view data_version as
select is_only, properties_version,
       (version + (select coalesce(sum(revision), 0) from stock_items))::integer as version
  from catalog_version;
