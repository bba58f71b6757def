-- Whoever asks a publisher to look at the draft and to publish it.
alter table pages add column approval_by integer;
alter table pages add column approval_at timestamptz;
alter table pages add column approval_note text;
