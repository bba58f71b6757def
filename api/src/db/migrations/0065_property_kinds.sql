-- Kinds of properties that the shop's people add (specification of the administration, Goods). An
-- API of before adds none, and reads and writes values as it did.
alter table properties add column value_kind text not null default 'text'
  check (value_kind in ('text', 'number', 'yesNo', 'choice'));
-- What follows a number: «кг»; empty for a bare one.
alter table properties add column unit text not null default '';
-- The values to choose from, in their order.
alter table properties add column choices jsonb not null default '[]';
-- A filter of the catalogue also where cards do not show it.
alter table properties add column is_filter boolean not null default false;
alter table properties add column revision integer not null default 1;
