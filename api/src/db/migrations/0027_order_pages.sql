-- How an order is delivered: its page shows other stages for a courier, a pick-up point and the shop.
-- Null: nothing is delivered, or the shop has yet to agree it with the buyer.
alter table orders
  add column delivery_kind text check (delivery_kind in ('courier', 'transport', 'pickup')),
  -- «доб. 123» of an office's phone, dialled after the number.
  add column phone_extension text,
  -- The operator through whom a company gets its closing documents.
  add column requisite_edo_operator text;
-- An order keeps the name of its delivery type.
update orders
   set delivery_kind = (select kind from delivery_types where name = orders.delivery_type order by id limit 1);

-- The companies that a user has ordered for, as the last order of each names it.
create table user_companies (
  user_id integer not null references users (id) on delete cascade,
  requisite_inn text not null,
  requisite_name text not null,
  requisite_kpp text,
  requisite_director text,
  requisite_address text,
  requisite_bank_name text,
  requisite_bank_bik text,
  requisite_bank_account text,
  requisite_account_number text,
  requisite_edo_operator text,
  used_at timestamptz not null default now(),
  primary key (user_id, requisite_inn)
);
insert into user_companies
       (user_id, requisite_inn, requisite_name, requisite_kpp, requisite_director, requisite_address,
        requisite_bank_name, requisite_bank_bik, requisite_bank_account, requisite_account_number, used_at)
select distinct on (orders.user_id, requisite_inn)
       orders.user_id, requisite_inn, requisite_name, requisite_kpp, requisite_director, requisite_address,
       requisite_bank_name, requisite_bank_bik, requisite_bank_account, requisite_account_number, orders.created_at
  from orders join users on users.id = orders.user_id
 where user_type = 'ur' and requisite_inn is not null and requisite_name is not null
 order by orders.user_id, requisite_inn, orders.id desc;
