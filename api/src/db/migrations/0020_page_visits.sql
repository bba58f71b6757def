-- Who has a page open in the studio, as its windows tell every few seconds.
create table page_visits (
  page_id text not null references pages (id),
  user_id integer not null references users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (page_id, user_id)
);
