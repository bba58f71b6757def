import { stat } from 'node:fs/promises';
import { counted } from '@shop/shared/counted';
import { findUnsafeSettings } from '../db/find-unsafe-settings';
import { countMigrations } from '../db/migrate';
import { findRisks } from '../find-risks';
import { checkSmtp } from '../mail/transports';
import { fault, good, warning, type Check, type ShopUnderExamination } from './shop-under-examination';
import { createStateRepository } from './state-repository';

/** A clock that is more wrong follows no time server. Codes of apps tolerate half a minute. */
const MOST_CLOCK_SECONDS = 5;
/** A mail that waits longer has failed more than once. */
const MOST_WAIT_SECONDS = 15 * 60;

const HOUR_MS = 60 * 60 * 1000;
/** One is made each night, and may take its time. */
const MOST_BACKUP_HOURS = 27;
const MOST_PROOF_HOURS = 48;

/** Changes are kept twice a minute. */
const MOST_BEHIND_MS = 5 * 60 * 1000;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

async function lookAtDatabase({ db }: ShopUnderExamination) {
  const { applied, known } = await countMigrations(db);
  const version = await createStateRepository(db).readVersion();
  const text = `PostgreSQL ${version}, ${db.kind === 'embedded' ? 'embedded' : 'on a server'}; migrations: ${applied} of ${known}`;
  if (applied > known)
    return [warning(text, 'a newer version uses this database as well: update this API to the same version')];
  return [good(text)];
}

async function lookAtDurability({ db }: ShopUnderExamination) {
  const unsafe = await findUnsafeSettings(db);
  if (unsafe.length === 0) return [good('an order is on the disk before its answer')];
  return unsafe.map((text) => fault(text, 'turn it on in postgresql.conf, and reload the server'));
}

async function lookAtDisk({ isDiskFull }: ShopUnderExamination) {
  return (await isDiskFull())
    ? [fault('the disk of the database is full: orders are refused', 'make room; it needs no restart')]
    : [good('the database has room for orders')];
}

async function lookAtClock({ db }: ShopUnderExamination) {
  const seconds = Math.abs(Date.now() - Number(await createStateRepository(db).readTime())) / 1000;
  return seconds > MOST_CLOCK_SECONDS
    ? [
        warning(
          `the clocks of API and database differ by ${Math.round(seconds)} s`,
          'let both machines follow a time server, for instance with chrony',
        ),
      ]
    : [good('API and database have the same time')];
}

async function lookAtMail({ settings: { smtpUrl, dataDir }, outbox }: ShopUnderExamination) {
  if (smtpUrl === null)
    return [warning(`mails are written to ${dataDir}/outbox: nobody gets them`, 'set SMTP_URL and MAIL_FROM')];
  const refusal = await checkSmtp(smtpUrl).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (refusal !== null)
    return [fault(`the server of SMTP_URL takes no mail: ${refusal}`, 'check SMTP_URL; mails wait until it does')];
  const { count, oldestSeconds } = await outbox.measureWaiting();
  return oldestSeconds > MOST_WAIT_SECONDS
    ? [
        fault(
          `${counted(count, 'mail')} not sent, the oldest since ${Math.round(oldestSeconds / 60)} min`,
          'look for "mail not sent" in the log of the API',
        ),
      ]
    : [good('the server of SMTP_URL takes mails')];
}

async function lookAtLeads({ leads, settings }: ShopUnderExamination) {
  const count = await leads.countStoppedHooks();
  if (count > 0)
    return [
      fault(
        `${counted(count, 'lead')} not told to the program of LEADS_WEBHOOK_URL`,
        'see why in /studio/leads, and send them again there',
      ),
    ];
  return [good(settings.leads.hook === null ? 'no program is told of leads' : 'LEADS_WEBHOOK_URL takes leads')];
}

async function lookAtOwner({ hasOwner, settings: { staffOwner } }: ShopUnderExamination) {
  if (await hasOwner()) return [good('somebody has all rights')];
  return [
    fault(
      'nobody has all rights: the shop has no owner',
      staffOwner === null
        ? 'set STAFF_OWNER to your e-mail, start again and open the link in the mail'
        : 'open the link in the mail to STAFF_OWNER; each start sends a new one',
    ),
  ];
}

async function lookAtGoods({ db }: ShopUnderExamination) {
  const count = await createStateRepository(db).countGoodsOnSale();
  return count === 0
    ? [warning('nothing is on sale', 'add goods, or start an empty database with DEMO_DATA=on for invented ones')]
    : [good(`on sale: ${count}`)];
}

async function lookAtSettings({ settings }: ShopUnderExamination) {
  const { hostname, protocol } = new URL(settings.publicUrl);
  const isLocal = LOCAL_HOSTS.has(hostname);
  const found = findRisks(settings).map((risk) => warning(risk, 'see docs/settings.md'));
  if (isLocal)
    found.push(warning(`links in mails lead to ${settings.publicUrl}`, 'set PUBLIC_URL to the address of the shop'));
  else if (protocol !== 'https:')
    found.push(fault(`${settings.publicUrl} is not encrypted`, 'put a proxy with https in front, and set PUBLIC_URL'));
  return found.length > 0 ? found : [good(`links in mails lead to ${settings.publicUrl}`)];
}

const hoursSince = (time: Date) => Math.floor((Date.now() - time.getTime()) / HOUR_MS);
const OF_BACKUPS = 'docs/operations.md, Each night';

const OF_KEYS = 'docs/operations.md, The key of backups';

/** A time is undefined where nobody keeps changes: PostgreSQL on a server has its own ways. */
const isBehind = (changesAt: Date | null | undefined) =>
  changesAt !== undefined && (changesAt === null || Date.now() - changesAt.getTime() > MOST_BEHIND_MS);

/** A disk that is gone takes both with it. */
async function isOnSameDisk(folder: string, dataDir: string): Promise<boolean> {
  return (await stat(folder)).dev === (await stat(dataDir)).dev;
}

/** What is wrong with how backups are kept, though they are made. */
async function lookAtKeeping({ settings: { backups, dataDir } }: ShopUnderExamination, folder: string) {
  const found = [];
  if (!backups.bucket && (await isOnSameDisk(folder, dataDir)))
    found.push(warning(`backups and shop are on one disk: ${folder}`, 'let BACKUP_TO name a folder on another one'));
  if (backups.publicKey === null)
    found.push(warning('backups are not encrypted', `set BACKUP_PUBLIC_KEY (${OF_KEYS})`));
  return found;
}

async function lookAtBackups(shop: ShopUnderExamination) {
  const { folder } = shop.settings.backups;
  if (folder === null || !shop.readBackups)
    return [warning('no backup is made by itself', `set BACKUP_TO (${OF_BACKUPS})`)];
  const wayOut = 'look for "backup failed" in the log of the API';
  const state = await shop.readBackups();
  if (!state.madeAt) return [fault(`there is no backup in ${folder} yet`, `it is made within minutes; else ${wayOut}`)];
  const made = hoursSince(state.madeAt);
  if (made > MOST_BACKUP_HOURS) return [fault(`the newest backup was made ${made} h ago`, wayOut)];
  if (!state.provenAt) return [fault('no backup was ever restored beside the shop', wayOut)];
  const proven = hoursSince(state.provenAt);
  if (proven > MOST_PROOF_HOURS) return [fault(`the last backup that could be restored is of ${proven} h ago`, wayOut)];
  const found = await lookAtKeeping(shop, folder);
  if (isBehind(state.changesAt))
    found.push(fault('what has changed since is not kept', 'look for "changes not kept" in the log of the API'));
  const { provenPages } = state;
  const proof =
    provenPages > 0
      ? good(
          `made ${made} h ago, restored beside the shop ${proven} h ago, ${counted(provenPages, 'page')} rendered from it`,
        )
      : warning(
          `made ${made} h ago, its database restored beside the shop ${proven} h ago, no page rendered from it`,
          `proven.json in ${folder} says what is missing (${OF_BACKUPS})`,
        );
  return [proof, ...found];
}

export const CHECKS: readonly Check[] = [
  { name: 'database', look: lookAtDatabase },
  { name: 'durability', look: lookAtDurability },
  { name: 'disk', look: lookAtDisk },
  { name: 'clock', look: lookAtClock },
  { name: 'mail', look: lookAtMail },
  { name: 'leads', look: lookAtLeads },
  { name: 'backup', look: lookAtBackups },
  { name: 'owner', look: lookAtOwner },
  { name: 'goods', look: lookAtGoods },
  { name: 'settings', look: lookAtSettings },
];
