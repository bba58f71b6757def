-- The shop's people decide on reviews and questions (specification of the administration, leads).

-- Raised by every change of a row: a decision names the revision that it has seen.
alter table reviews add column revision integer not null default 1;
alter table product_questions
  add column revision integer not null default 1,
  -- What is taken off the site waits anew; the time to answer it begins again.
  add column waiting_since timestamptz not null default now();
update product_questions set waiting_since = created_at;

create function raise_review_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger reviews_raise_revision before update on reviews
  for each row execute function raise_review_revision();
create trigger product_questions_raise_revision before update on product_questions
  for each row execute function raise_review_revision();

-- The list of what waits, and the words by which the rest is found.
create index reviews_waiting on reviews (id) where status = 'new';
create index product_questions_waiting on product_questions (id) where status = 'new';
create index reviews_by_words on reviews using gin (goods_words(author_name, review_text));
create index product_questions_by_words on product_questions using gin (goods_words(author_name, question_text));
