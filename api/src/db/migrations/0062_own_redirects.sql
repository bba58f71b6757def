-- Redirects that publishers make by hand belong to no page. They may lead to another site, and to a
-- part of a page.
alter table page_redirects alter column page_id drop not null;
alter table page_redirects add column made_by integer;
