-- What people call a picture: at first the name of its file. Empty: it has none.
alter table media add column name text not null default '';
