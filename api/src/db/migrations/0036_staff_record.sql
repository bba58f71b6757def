-- The record of actions is read by person, by day and by kind, and the day's close by time.
create index staff_audit_by_person on staff_audit (user_id, id);
create index staff_audit_by_time on staff_audit (at);
-- Nearly all rows are about orders.
create index staff_audit_besides_orders on staff_audit (id) where order_id is null;
