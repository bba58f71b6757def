alter table orders add column requisite_kpp text;
