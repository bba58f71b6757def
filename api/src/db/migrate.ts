import type { Database, Queryable } from './database';
import { storeEmailsInOneForm } from './one-email-form';
import catalog from './migrations/0001_catalog.sql';
import orders from './migrations/0002_orders.sql';
import mail from './migrations/0003_mail.sql';
import users from './migrations/0004_users.sql';
import userLists from './migrations/0005_user_lists.sql';
import orderKpp from './migrations/0006_order_kpp.sql';
import messageContact from './migrations/0007_message_contact.sql';
import emailChanges from './migrations/0008_email_changes.sql';
import sessions from './migrations/0009_sessions.sql';
import unconfirmedOrders from './migrations/0010_unconfirmed_orders.sql';
import guestOrders from './migrations/0011_guest_orders.sql';
import pickupPoints from './migrations/0012_pickup_points.sql';
import mailedInvoices from './migrations/0013_mailed_invoices.sql';
import stockNotices from './migrations/0014_stock_notices.sql';
import propertiesVersion from './migrations/0015_properties_version.sql';
import previewedOrders from './migrations/0016_previewed_orders.sql';
import studio from './migrations/0017_studio.sql';
import media from './migrations/0018_media.sql';
import keptDrafts from './migrations/0019_kept_drafts.sql';
import pageVisits from './migrations/0020_page_visits.sql';
import deletedMedia from './migrations/0021_deleted_media.sql';
import emailForms from './migrations/0022_email_forms.sql';
import facts from './migrations/0023_facts.sql';
import stockItems from './migrations/0024_stock_items.sql';
import spares from './migrations/0025_spares.sql';
import bookings from './migrations/0026_bookings.sql';
import orderPages from './migrations/0027_order_pages.sql';
import consents from './migrations/0028_consents.sql';
import reviews from './migrations/0029_reviews.sql';
import stockVersion from './migrations/0030_stock_version.sql';
import shownReviews from './migrations/0031_shown_reviews.sql';
import staffRights from './migrations/0032_staff_rights.sql';
import staffOrders from './migrations/0033_staff_orders.sql';
import secondFactor from './migrations/0034_second_factor.sql';
import goodsEdits from './migrations/0035_goods_edits.sql';
import staffRecord from './migrations/0036_staff_record.sql';
import deletedDrafts from './migrations/0037_deleted_drafts.sql';
import staffDelivery from './migrations/0038_staff_delivery.sql';
import staffFiles from './migrations/0039_staff_files.sql';
import reviewDesk from './migrations/0040_review_desk.sql';
import sellers from './migrations/0041_sellers.sql';
import places from './migrations/0042_places.sql';
import productPictures from './migrations/0043_product_pictures.sql';
import productRedirects from './migrations/0044_product_redirects.sql';
import heldMails from './migrations/0045_held_mails.sql';
import leads from './migrations/0046_leads.sql';
import agreedBookings from './migrations/0047_agreed_bookings.sql';
import leadHooks from './migrations/0050_lead_hooks.sql';
import erasures from './migrations/0052_erasures.sql';
import productSales from './migrations/0053_product_sales.sql';
import siteParts from './migrations/0056_site_parts.sql';
import staffWays from './migrations/0059_staff_ways.sql';
import productDetails from './migrations/0060_product_details.sql';
import ownRedirects from './migrations/0062_own_redirects.sql';
import pageFigures from './migrations/0063_page_figures.sql';
import propertyKinds from './migrations/0065_property_kinds.sql';
import productBrand from './migrations/0067_product_brand.sql';
import ordersByUpdate from './migrations/0068_orders_by_update.sql';
import blockPeriods from './migrations/0070_block_periods.sql';
import pageEnds from './migrations/0071_page_ends.sql';
import outboxTraces from './migrations/0072_outbox_traces.sql';
import mediaNames from './migrations/0073_media_names.sql';
import pageApprovals from './migrations/0076_page_approvals.sql';
import pageComments from './migrations/0077_page_comments.sql';
import commonBlocks from './migrations/0078_common_blocks.sql';
import pageTests from './migrations/0079_page_tests.sql';
import linkedFiles from './migrations/0081_linked_files.sql';
import { fillDetails } from './fill-details';
import { sellSpares } from './sell-spares';

interface Migration {
  id: number;
  name: string;
  sql: string;
  /** What SQL cannot do; runs after it. */
  then?: (tx: Queryable) => Promise<void>;
}

const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'catalog', sql: catalog },
  { id: 2, name: 'orders', sql: orders },
  { id: 3, name: 'mail', sql: mail },
  { id: 4, name: 'users', sql: users },
  { id: 5, name: 'user_lists', sql: userLists },
  { id: 6, name: 'order_kpp', sql: orderKpp },
  { id: 7, name: 'message_contact', sql: messageContact },
  { id: 8, name: 'email_changes', sql: emailChanges },
  { id: 9, name: 'sessions', sql: sessions },
  { id: 10, name: 'unconfirmed_orders', sql: unconfirmedOrders },
  { id: 11, name: 'guest_orders', sql: guestOrders },
  { id: 12, name: 'pickup_points', sql: pickupPoints },
  { id: 13, name: 'mailed_invoices', sql: mailedInvoices },
  { id: 14, name: 'stock_notices', sql: stockNotices },
  { id: 15, name: 'properties_version', sql: propertiesVersion },
  { id: 16, name: 'previewed_orders', sql: previewedOrders },
  { id: 17, name: 'studio', sql: studio },
  { id: 18, name: 'media', sql: media },
  { id: 19, name: 'kept_drafts', sql: keptDrafts },
  { id: 20, name: 'page_visits', sql: pageVisits },
  { id: 21, name: 'deleted_media', sql: deletedMedia },
  { id: 22, name: 'email_forms', sql: emailForms, then: storeEmailsInOneForm },
  { id: 23, name: 'facts', sql: facts },
  { id: 24, name: 'stock_items', sql: stockItems },
  { id: 25, name: 'spares', sql: spares, then: sellSpares },
  { id: 26, name: 'bookings', sql: bookings },
  { id: 27, name: 'order_pages', sql: orderPages },
  { id: 28, name: 'consents', sql: consents },
  { id: 29, name: 'reviews', sql: reviews },
  { id: 30, name: 'stock_version', sql: stockVersion },
  { id: 31, name: 'shown_reviews', sql: shownReviews },
  { id: 32, name: 'staff_rights', sql: staffRights },
  { id: 33, name: 'staff_orders', sql: staffOrders },
  { id: 34, name: 'second_factor', sql: secondFactor },
  { id: 35, name: 'goods_edits', sql: goodsEdits },
  { id: 36, name: 'staff_record', sql: staffRecord },
  { id: 37, name: 'deleted_drafts', sql: deletedDrafts },
  { id: 38, name: 'staff_delivery', sql: staffDelivery },
  { id: 39, name: 'staff_files', sql: staffFiles },
  { id: 40, name: 'review_desk', sql: reviewDesk },
  { id: 41, name: 'sellers', sql: sellers },
  { id: 42, name: 'places', sql: places },
  { id: 43, name: 'product_pictures', sql: productPictures },
  { id: 44, name: 'product_redirects', sql: productRedirects },
  { id: 45, name: 'held_mails', sql: heldMails },
  { id: 46, name: 'leads', sql: leads },
  { id: 47, name: 'agreed_bookings', sql: agreedBookings },
  { id: 50, name: 'lead_hooks', sql: leadHooks },
  { id: 52, name: 'erasures', sql: erasures },
  { id: 53, name: 'product_sales', sql: productSales },
  { id: 56, name: 'site_parts', sql: siteParts },
  { id: 59, name: 'staff_ways', sql: staffWays },
  { id: 60, name: 'product_details', sql: productDetails, then: fillDetails },
  { id: 62, name: 'own_redirects', sql: ownRedirects },
  { id: 63, name: 'page_figures', sql: pageFigures },
  { id: 65, name: 'property_kinds', sql: propertyKinds },
  { id: 67, name: 'product_brand', sql: productBrand },
  { id: 68, name: 'orders_by_update', sql: ordersByUpdate },
  { id: 70, name: 'block_periods', sql: blockPeriods },
  { id: 71, name: 'page_ends', sql: pageEnds },
  { id: 72, name: 'outbox_traces', sql: outboxTraces },
  { id: 73, name: 'media_names', sql: mediaNames },
  { id: 76, name: 'page_approvals', sql: pageApprovals },
  { id: 77, name: 'page_comments', sql: pageComments },
  { id: 78, name: 'common_blocks', sql: commonBlocks },
  { id: 79, name: 'page_tests', sql: pageTests },
  { id: 81, name: 'linked_files', sql: linkedFiles },
];

// The value is arbitrary, but every version of this program must use the same one.
const LOCK = 7_215_001;

async function appliedIds(tx: Queryable): Promise<Set<number>> {
  await tx.query(
    'create table if not exists schema_migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await tx.query<{ id: number }>('select id from schema_migrations');
  return new Set(rows.map((row) => row.id));
}

/** A newer version of this program has changed the schema. */
export class NewerSchemaError extends Error {
  constructor(unknown: readonly number[]) {
    super(`the database belongs to a newer version: it has the unknown migrations ${unknown.join(', ')}`);
  }
}

/** @throws NewerSchemaError when this program does not know one of these migrations */
export function refuseUnknown(ids: readonly number[]): void {
  const unknown = ids.filter((id) => !MIGRATIONS.some((migration) => migration.id === id));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
}

/** How many migrations the database has, and how many this program knows. */
export async function countMigrations(db: Queryable): Promise<{ applied: number; known: number }> {
  return { applied: (await appliedIds(db)).size, known: MIGRATIONS.length };
}

/**
 * Brings the schema up to date within a transaction.
 * @param last the id of the last migration to apply; all by default
 * @throws NewerSchemaError; the database is then unchanged
 */
export async function migrateIn(tx: Queryable, last = Infinity): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const applied = await appliedIds(tx);
  refuseUnknown([...applied]);
  for (const migration of MIGRATIONS.filter(({ id }) => id <= last && !applied.has(id))) {
    await tx.query(migration.sql);
    await migration.then?.(tx);
    await tx.query('insert into schema_migrations (id, name) values ($1, $2)', [migration.id, migration.name]);
  }
}

/**
 * Brings the schema up to date, then runs `afterwards` in the same transaction.
 * Processes that start at the same time wait for each other.
 * A failed migration leaves nothing behind.
 * @throws NewerSchemaError; the database is then unchanged
 */
export async function migrate(
  db: Database,
  afterwards: (tx: Queryable) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await migrateIn(tx);
    await afterwards(tx);
  });
}
