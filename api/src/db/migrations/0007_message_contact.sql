-- A form may ask for one contact, which is an e-mail or a phone.
alter table mail_messages
  alter column email drop not null,
  alter column phone drop not null,
  add check (email is not null or phone is not null);
