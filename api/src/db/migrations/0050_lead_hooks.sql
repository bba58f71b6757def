-- What is told of a lead to the program of LEADS_WEBHOOK_URL. A row is written with its lead.
create table lead_hooks (
  -- The same in every attempt, so that the receiver knows a repeated one.
  id uuid primary key default gen_random_uuid(),
  lead_id integer not null unique references mail_messages (id) on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Three days later it has failed.
  wanted_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  -- A status, or what went wrong; never a text of the receiver.
  failure text,
  -- It waited when a backup was made, and may have been sent since.
  held boolean not null default false
);
create index lead_hooks_waiting on lead_hooks (next_attempt_at)
  where sent_at is null and failed_at is null and not held;
create index lead_hooks_stopped on lead_hooks (lead_id) where sent_at is null and (failed_at is not null or held);
