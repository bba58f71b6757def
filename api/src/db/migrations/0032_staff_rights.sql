-- What each of the shop's own people may do (docs/rules.md, Staff). Roles become rights.

create domain staff_rights as text[]
  check (value <@ array['orders', 'goods', 'shop', 'pages', 'publish', 'people', 'leads'] and cardinality(value) > 0);

alter table staff add column rights staff_rights;
alter table staff_invites add column rights staff_rights;

update staff set rights = case role when 'publisher' then array['pages', 'publish', 'people'] else array['pages'] end;
update staff_invites
   set rights = case role when 'publisher' then array['pages', 'publish', 'people'] else array['pages'] end;

-- Links of the setting made a publisher. The next start mails one that makes an owner.
delete from staff_invites where invited_by is null;

alter table staff alter column rights set not null, drop column role;
alter table staff_invites alter column rights set not null, drop column role;

-- Read by programs of the former version that still run; they can give no role any more.
alter table staff add column role text generated always as (
  case when rights @> array['publish'] then 'publisher' when rights @> array['pages'] then 'editor' end
) stored;
