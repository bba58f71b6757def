-- What the shop's people edit as one table has one revision; saves wait for each other on its row.
create table staff_tables (
  name text primary key,
  revision integer not null default 1
);
insert into staff_tables (name) values ('delivery');

-- Who has changed the table since somebody read it.
create index staff_audit_of_delivery on staff_audit (id) where action = 'save-delivery';
