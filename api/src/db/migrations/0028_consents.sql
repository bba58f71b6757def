-- Consents of every purpose, also of people without an account. A row is one decision: a withdrawal
-- is a row of its own, so that the proof of both stays.
alter table consents
  alter column user_id drop not null,
  alter column email drop not null,
  add column phone text,
  add column purpose text not null default 'account'
    check (purpose in ('account', 'messages', 'stock_notice', 'review', 'statistics', 'advertising')),
  add column is_given boolean not null default true;
create index consents_by_time on consents (given_at) where user_id is null;
