import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../durable-files';
import { connectS3, describeS3Error, type S3Place } from '../store';
import { backupsAmong, changesOf, findEnded, type Keeping, type KeptBackup } from './backup-folder';

/** A part of 16 MB needs a line of 2 Mbit/s. */
const REQUEST_TIMEOUT_MS = 60_000;
/** S3 takes 10,000 parts of a file: up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Only the owner may read a backup: it holds personal data. */
const MODE = 0o600;

/** Backups in a bucket, with the names that they have in a folder of backups. */
export interface BackupBucket {
  /** As in `BACKUP_TO`. */
  readonly address: string;
  /** The backups, the newest first. */
  listBackups(): Promise<KeptBackup[]>;
  /** The names that begin with a prefix. */
  list(prefix: string): Promise<string[]>;
  /** Sends a file of the folder. */
  send(folder: string, name: string): Promise<void>;
  /** Brings a file into the folder. */
  fetch(folder: string, name: string): Promise<void>;
  /** Removes what is not needed any more; the one that was proven last stays. */
  removeEnded(keeping: Keeping, proven: string | null): Promise<void>;
}

/**
 * Opens the bucket that keeps the backups of one shop.
 * @throws each method: an Error of one line that names the bucket
 */
export function openBackupBucket(place: S3Place): BackupBucket {
  const { bucket: Bucket, prefix } = place;
  const root = prefix ? `${prefix}/` : '';
  const address = `s3://${Bucket}/${prefix}`;
  let connection: ReturnType<typeof connectS3> | null = null;
  const connect = () => (connection ??= connectS3(place, REQUEST_TIMEOUT_MS));
  const orFail = <T>(what: string, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw new Error(`${what} ${address}: ${describeS3Error(error)}`, { cause: error });
    });

  const listAll = async (below: string): Promise<string[]> => {
    const { sdk, client } = await connect();
    const names: string[] = [];
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: root + below }))
      names.push(...Contents.map(({ Key = '' }) => Key.slice(root.length)));
    return names;
  };
  const sendFile = async (folder: string, name: string): Promise<void> => {
    const { client } = await connect();
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { Bucket, Key: root + name, Body: createReadStream(path.join(folder, name)) };
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
  };
  const fetchFile = async (folder: string, name: string): Promise<void> => {
    const { sdk, client } = await connect();
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: root + name }));
    if (!(Body instanceof Readable)) throw new Error(`${name} is empty`);
    const file = path.join(folder, name);
    await makeFolder(path.dirname(file), 0o700);
    await pipeline(Body, createWriteStream(file, { mode: MODE }));
  };
  const removeAll = async (names: readonly string[]): Promise<void> => {
    const { sdk, client } = await connect();
    for (const name of names) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: root + name }));
  };

  const list = (prefix: string) => orFail('the backups cannot be read in', listAll(prefix));
  const listBackups = async () => backupsAmong(await list('shop-'));
  return {
    address,
    listBackups,
    list,
    send: (folder, name) => orFail(`${name} cannot be sent to`, sendFile(folder, name)),
    fetch: (folder, name) => orFail(`${name} cannot be brought from`, fetchFile(folder, name)),
    async removeEnded(keeping, proven) {
      const ended = findEnded(await listBackups(), keeping).filter(({ name }) => name !== proven);
      for (const { name } of ended)
        await orFail('what has ended stays in', removeAll([name, ...(await list(`${changesOf(name)}/`))]));
    },
  };
}
