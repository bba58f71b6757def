-- The second factor of the shop's own people (docs/rules.md, Staff).

-- `proven_at` is when the session has last proved it; `may_enrol_until` is set by a mailed link.
alter table sessions
  add column proven_at timestamptz,
  add column may_enrol_until timestamptz;

create table staff_totp (
  user_id integer primary key references users (id) on delete cascade,
  -- null until a first code has confirmed the pending one.
  secret text,
  pending_secret text,
  -- The step of the last code that was taken: each works once.
  last_step bigint not null default 0,
  check (secret is not null or pending_secret is not null)
);

create table staff_passkeys (
  id text primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  added_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_by_user on staff_passkeys (user_id);

create table staff_recovery_codes (
  code_hash text primary key,
  user_id integer not null references users (id) on delete cascade
);
create index staff_recovery_codes_by_user on staff_recovery_codes (user_id);

-- What a passkey has to sign. A session has one of each kind, used once.
create table staff_challenges (
  session_hash text not null references sessions (token_hash) on delete cascade,
  purpose text not null check (purpose in ('add', 'prove')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);

-- Links for the first factor of a person. A used link goes.
create table staff_factor_links (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_factor_links_by_user on staff_factor_links (user_id);
