-- What visitors do on pages, as sums of a day (specification of the studio, Figures): nothing of it
-- says who. Only what allows statistics is counted, and the forms, which the shop has anyway.
create table page_figures (
  page_id text not null references pages (id) on delete cascade,
  version integer not null,
  -- The anchor of a block; empty for the page itself.
  block text not null,
  -- In Moscow.
  day date not null,
  visits integer not null default 0,
  -- Visits in which the block was on screen.
  seen integer not null default 0,
  presses integer not null default 0,
  forms integer not null default 0,
  -- Orders that began here.
  orders integer not null default 0,
  primary key (page_id, day, version, block)
);
create index page_figures_by_day on page_figures (day);
