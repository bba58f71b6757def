-- The trace of the request that a mail is about, so that its sending is part of it. Most have none.
alter table outbox add column traceparent text;
