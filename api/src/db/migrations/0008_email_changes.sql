-- A new e-mail is kept with the token of its link, so both expire together.
alter table email_tokens
  add column new_email text,
  drop constraint email_tokens_purpose_check,
  add constraint email_tokens_purpose_check check (purpose in ('confirmation', 'recovery', 'email-change')),
  add check ((purpose = 'email-change') = (new_email is not null));
