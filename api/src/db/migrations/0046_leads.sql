-- Messages of the forms are leads, which the shop's people work on (specification of the studio, Leads).
alter table mail_messages
  add column page text,
  -- The anchor of the block with the form.
  add column block text,
  -- Labels of the link that the visitor came by, and the host that had it.
  add column source jsonb not null default '{}',
  add column state text not null default 'new' check (state in ('new', 'in_work', 'done', 'refused')),
  add column note text not null default '',
  -- Raised by every change: a change names the revision that it has seen.
  add column revision integer not null default 1,
  add column changed_at timestamptz,
  add column changed_by integer references users (id) on delete set null,
  -- Since when it is done or refused.
  add column ended_at timestamptz,
  add constraint mail_messages_ended check ((ended_at is not null) = (state in ('done', 'refused')));

-- Older ones have been answered by mail; nobody knows when, so they are kept as long as those of today.
update mail_messages set state = 'done', ended_at = now() where created_at < now() - interval '30 days';

create index mail_messages_by_state on mail_messages (state, id);
create index mail_messages_by_end on mail_messages (ended_at) where ended_at is not null;
create index mail_messages_by_words on mail_messages
  using gin (order_words(id, name, coalesce(phone, ''), email, company, inn, null));
