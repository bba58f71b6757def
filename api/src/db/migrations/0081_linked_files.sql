-- Files that links lead to, as a price list, are kept with pictures; they have no sides.
alter table media alter column width drop not null;
alter table media alter column height drop not null;
alter table media add constraint media_picture_or_file check ((width is null) = (height is null));
