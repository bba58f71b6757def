import path from 'node:path';
import {
  address,
  count,
  matching,
  oneOf,
  optionalMatching,
  port,
  readEnvironment,
  SettingsError,
  serverAddress,
  shopSettings,
  text,
  tracingOf,
  type Environment,
} from '@shop/node/settings';
import { readS3Place } from '@shop/node/store';

const MAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;
const MAILBOX = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

/** As `age-keygen` writes it (https://age-encryption.org/v1). */
const PUBLIC_KEY = /^age1[02-9ac-hj-np-z]{58}$/;
const BACKUP_PLACE = /^(?:file:\/.|s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/|$))/;
/** Shorter ones can be guessed. */
const SECRET = /^.{16,}$/;
const KEEPING = /^([1-9]\d{0,2})d(?: (\d{1,3})w)?$/;

export const apiSettings = {
  ...shopSettings,
  DATABASE_URL: address('postgres:', 'postgresql:').meta({
    meaning: '`postgres://…` of a PostgreSQL server (13 or later) instead of the embedded database',
  }),
  DEMO_DATA: oneOf('on', 'off').meta({
    fallback: '`on`; `off` with `DATABASE_URL`',
    meaning: '`on` loads invented goods into an empty database; with `off` it stays an empty shop',
  }),
  SMTP_URL: serverAddress('smtp:', 'smtps:').meta({
    meaning: '`smtp://…` or `smtps://…`; without it mails are written to `DATA_DIR/outbox/*.eml`',
  }),
  MAIL_FROM: matching(MAILBOX, 'a mail address, or "Name <address>"', 'INVIS DUOS <shop@example.ru>').meta({
    meaning: 'sender of all mails',
  }),
  SHOP_EMAIL: matching(MAIL_ADDRESS, 'a mail address', 'orders@example.ru').meta({
    meaning: 'recipient of orders and messages',
  }),
  STAFF_OWNER: optionalMatching(MAIL_ADDRESS, 'a mail address').meta({
    meaning:
      'gets a one-time link to `/admin` by mail at each start, as long as nobody has all rights. Its former name is `STUDIO_OWNER`',
  }),
  /** The name of STAFF_OWNER while the studio was all there was. */
  STUDIO_OWNER: optionalMatching(MAIL_ADDRESS, 'a mail address'),
  ORDER_MAX_LINES: count({ least: 1, most: 300, fallback: 50 }).meta({
    meaning: 'lines of one order, accessories included',
  }),
  UNCONFIRMED_MAX_PIECES: count({ least: 1, most: 100_000, fallback: 300 }).meta({
    meaning: 'pieces in all unconfirmed orders of one buyer within a day',
  }),
  BACKUP_TO: optionalMatching(
    BACKUP_PLACE,
    'the address of a folder or bucket: file:/mnt/backups, s3://bucket/prefix',
  ).meta({
    meaning:
      '`file:/mnt/backups` or `s3://bucket/prefix`: where a backup of each night goes ([operations](operations.md#each-night))',
  }),
  BACKUP_PUBLIC_KEY: optionalMatching(PUBLIC_KEY, 'the public key of backups, age1…').meta({
    meaning: '`age1…`: backups are encrypted to it ([operations](operations.md#the-key-of-backups))',
  }),
  BACKUP_KEY_FILE: optionalMatching(/^\//, 'the absolute path of a file').meta({
    meaning: 'absolute path of the file with its private key, on the machine that proves and restores',
  }),
  REGISTRY_PUBLIC_KEY: optionalMatching(/\S/, 'the public key of the registry'),
  BACKUP_KEEP: matching(KEEPING, 'days and weeks, such as "7d 4w"', '7d 4w').meta({
    meaning: 'how many days and how many weeks keep their newest backup',
  }),
  LEADS_WEBHOOK_URL: serverAddress('http:', 'https:').meta({
    meaning: 'receives a signed POST for each lead ([leads](../api/README.md#leads))',
  }),
  LEADS_WEBHOOK_SECRET: optionalMatching(SECRET, 'at least 16 characters').meta({
    meaning: 'what signs it, at least 16 characters; needed with the address',
  }),
  LEADS_KEEP_DAYS: count({ least: 1, most: 3650, fallback: 365 }).meta({
    meaning: 'days from «Закрыта» or «Отказ» until a lead is deleted, as the privacy policy promises',
  }),
  API_HOST: text('127.0.0.1'),
  API_PORT: port(3001),
};

const isWithin = (folder: string, file: string) => !path.relative(folder, file).startsWith('..');

/** A bucket has copies of what is kept in a folder first. */
function readBackupPlace(to: string | undefined, publicKey: string | undefined, dataDir: string, env: Environment) {
  const bucket = readS3Place(to ?? '', env);
  if (!bucket) return { folder: to?.replace(/^file:/, '') ?? null, bucket };
  if (!publicKey) throw new SettingsError('BACKUP_PUBLIC_KEY must be set where BACKUP_TO names a bucket');
  return { folder: path.join(dataDir, 'backups'), bucket };
}

interface HookSettings {
  LEADS_WEBHOOK_URL?: string | undefined;
  LEADS_WEBHOOK_SECRET?: string | undefined;
}

function readHook({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }: HookSettings) {
  if (!url) return null;
  if (!secret) throw new SettingsError('LEADS_WEBHOOK_SECRET must be set with LEADS_WEBHOOK_URL, which it signs');
  return { url, secret };
}

/**
 * Reads all settings of an environment.
 * @throws SettingsError when a value cannot be used
 */
export function parseSettings(env: Environment) {
  const settings = readEnvironment(apiSettings, env);
  const dataDir = path.resolve(settings.DATA_DIR);
  const publicKey = settings.BACKUP_PUBLIC_KEY;
  const { folder, bucket } = readBackupPlace(settings.BACKUP_TO, publicKey, dataDir, env);
  const keyFile = settings.BACKUP_KEY_FILE ?? null;
  // Whoever gets hold of a backup would have its key.
  if (keyFile !== null && [dataDir, folder].some((each) => each !== null && isWithin(each, keyFile)))
    throw new SettingsError('BACKUP_KEY_FILE must lie outside DATA_DIR and BACKUP_TO');
  const [, days, weeks = 0] = KEEPING.exec(settings.BACKUP_KEEP) ?? [];
  return {
    /** Absolute path of the folder with the embedded database and the outbox. */
    dataDir,
    /** null: the embedded database in `dataDir`. */
    databaseUrl: settings.DATABASE_URL ?? null,
    /** Whether an empty database gets demonstration goods. A server's is meant for a real shop. */
    isDemoDataWanted: (settings.DEMO_DATA ?? (settings.DATABASE_URL ? 'off' : 'on')) === 'on',
    /** null: mails are written to `dataDir`/outbox. */
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    shopEmail: settings.SHOP_EMAIL,
    /** Gets a link that gives all rights while nobody has them all; null: nobody does. */
    staffOwner: (settings.STAFF_OWNER ?? settings.STUDIO_OWNER)?.toLowerCase() ?? null,
    /** Origin of the site, without a slash at the end. */
    publicUrl: new URL(settings.PUBLIC_URL ?? 'http://localhost:3000').origin,
    isPaymentDisabled: settings.PAYMENT_DISABLED,
    areDiscountsEnabled: settings.DISCOUNTS_ENABLED,
    areAccessoriesPreselected: settings.ACCESSORIES_PRESELECTED,
    orderLimits: {
      maxLines: settings.ORDER_MAX_LINES,
      maxPieces: settings.ORDER_MAX_PIECES,
      maxUnconfirmedPieces: settings.UNCONFIRMED_MAX_PIECES,
    },
    areRateLimitsOn: settings.RATE_LIMITS === 'on',
    trustedProxies: settings.TRUSTED_PROXIES,
    backups: {
      /** Absolute; null: none is made by itself. */
      folder,
      /** Where all of them go from the folder, which has the newest; null: they stay in it. */
      bucket,
      /** To which backups are encrypted; null: they are not. */
      publicKey: publicKey ?? null,
      /** The file with its private key; null: this machine has none. */
      keyFile,
      keeping: { days: Number(days), weeks: Number(weeks) },
    },
    /** Proves the registry of a copy that has no keys; null: it has, or nobody can. */
    registryPublicKey: settings.REGISTRY_PUBLIC_KEY ?? null,
    leads: {
      /** Who is told of each lead, and what signs it; null: nobody is. */
      hook: readHook(settings),
      /** How long a lead is kept that is done or refused. */
      keepDays: settings.LEADS_KEEP_DAYS,
    },
    logLevel: settings.LOG_LEVEL,
    tracing: tracingOf(settings),
    host: settings.API_HOST,
    /** 0: any free port. */
    port: settings.API_PORT,
    isDevelopment: settings.NODE_ENV === 'development',
  };
}

export type Settings = ReturnType<typeof parseSettings>;

/**
 * The settings of this process. `process.env` is read nowhere else.
 * @throws SettingsError when a value cannot be used
 */
export function readSettings(): Settings {
  return parseSettings(process.env);
}
