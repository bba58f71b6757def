-- Who has deleted the account, as a hash of the row's number and age. A restored backup is from before
-- some of them: these accounts are deleted from it again.
create table erasures (
  person_hash text primary key,
  at timestamptz not null default now()
);
