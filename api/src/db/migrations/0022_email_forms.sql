-- E-mails are stored with the domain in ASCII: «anna@почта.рф» and its punycode were two people, and
-- browsers send either. `storeEmailsInOneForm` (one-email-form.ts) rewrites the rows; SQL has no IDNA.
comment on column users.email is 'in lower case, the domain in ASCII';
