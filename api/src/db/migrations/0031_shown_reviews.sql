-- Only what the site shows changes its lists: what waits for the shop, and the deletion of an order
-- or an account without a shown review, renews none.
drop trigger reviews_raise_version on reviews;
drop trigger product_questions_raise_version on product_questions;

create trigger reviews_shown_at_once after insert on reviews
  for each row when (new.status = 'shown') execute function raise_data_version();
create trigger reviews_changed after update on reviews
  for each row when (old.status = 'shown' or new.status = 'shown') execute function raise_data_version();
create trigger reviews_deleted after delete on reviews
  for each row when (old.status = 'shown') execute function raise_data_version();
create trigger product_questions_shown_at_once after insert on product_questions
  for each row when (new.status = 'shown') execute function raise_data_version();
create trigger product_questions_changed after update on product_questions
  for each row when (old.status = 'shown' or new.status = 'shown') execute function raise_data_version();
create trigger product_questions_deleted after delete on product_questions
  for each row when (old.status = 'shown') execute function raise_data_version();

-- What the shop has rejected is deleted at once, as the policy says; until now it was kept.
delete from reviews where status = 'rejected';
