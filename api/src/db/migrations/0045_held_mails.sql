-- Mails that waited when a backup was made. They may have been sent since, so that a restored shop
-- sends none of them by itself.
alter table outbox add column held boolean not null default false;
