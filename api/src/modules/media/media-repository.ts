import type { Queryable } from '../../db/database';

export interface MediaRow {
  id: number;
  /** Empty: it has none. */
  name: string;
  address: string;
  width: number;
  height: number;
  added_by_name: string | null;
  added_at: Date;
}

/** A file that links lead to; its address says what it is and how large. */
export type LinkedFileRow = Omit<MediaRow, 'width' | 'height'>;

export interface NewMedia {
  hash: string;
  name: string;
  address: string;
  /** In pixels; null for a file that links lead to. */
  size: { width: number; height: number } | null;
  addedBy: number;
}

export interface MediaFile {
  name: string;
  content: Buffer;
}

/** As `normalize` makes it: the database may know no Cyrillic letters. */
const FOLDED_NAME = `translate(lower(media.name), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё',
  'абвгдеежзийклмнопрстуфхцчшщъыьэюяе')`;

const SELECT = `select media.id, media.name, address, width, height, users.fullname as added_by_name, added_at
  from media left join users on users.id = added_by`;
const PICTURES = `${SELECT} where width is not null and`;
const LINKED_FILES = `${SELECT} where width is null and`;

/** Older than one, with all words in the name. */
const LISTED = `($1::integer is null or media.id < $1)
    and not exists (select from unnest($2::text[]) as word where strpos(${FOLDED_NAME}, word) = 0)
  order by media.id desc limit $3`;

export type MediaRepository = ReturnType<typeof createMediaRepository>;

/** Pictures for pages, and files that their links lead to. */
export function createMediaRepository(db: Queryable) {
  return {
    /** @returns false when the picture is there already */
    async add(
      { hash, name: ownName, address, size, addedBy }: NewMedia,
      files: readonly MediaFile[],
    ): Promise<boolean> {
      const { rows } = await db.query<{ id: number }>(
        `insert into media (hash, address, width, height, added_by, name) values ($1, $2, $3, $4, $5, $6)
         on conflict (hash) do nothing returning id`,
        [hash, address, size?.width ?? null, size?.height ?? null, addedBy, ownName],
      );
      const [added] = rows;
      if (!added) return false;
      for (const { name, content } of files) {
        await db.query('insert into media_files (name, media_id, content) values ($1, $2, $3)', [
          name,
          added.id,
          content,
        ]);
      }
      // Who deleted it may have been wrong.
      await db.query('delete from media_deleted where address = $1', [address]);
      return true;
    },

    async findByHash(hash: string): Promise<MediaRow | null> {
      const { rows } = await db.query<MediaRow>(`${PICTURES} hash = $1`, [hash]);
      return rows[0] ?? null;
    },

    async findAddress(id: number): Promise<string | null> {
      const { rows } = await db.query<{ address: string }>('select address from media where id = $1', [id]);
      return rows[0]?.address ?? null;
    },

    /** Removes a picture with its files; its address is kept, for hosts to forget it. */
    async remove(id: number): Promise<void> {
      await db.query('delete from media_files where media_id = $1', [id]);
      await db.query(
        `with gone as (delete from media where id = $1 returning address)
         insert into media_deleted (address) select address from gone`,
        [id],
      );
    },

    /**
     * The latest first.
     * @param words that their names have, as `normalize` makes them; all without any
     */
    async findBefore(before: number | null, words: readonly string[], limit: number): Promise<MediaRow[]> {
      const { rows } = await db.query<MediaRow>(`${PICTURES} ${LISTED}`, [before, words, limit]);
      return rows;
    },

    /** As `findBefore`, of files that links lead to. */
    async findLinkedBefore(before: number | null, words: readonly string[], limit: number): Promise<LinkedFileRow[]> {
      const { rows } = await db.query<LinkedFileRow>(`${LINKED_FILES} ${LISTED}`, [before, words, limit]);
      return rows;
    },

    async findLinked(address: string): Promise<LinkedFileRow | null> {
      const { rows } = await db.query<LinkedFileRow>(`${LINKED_FILES} address = $1`, [address]);
      return rows[0] ?? null;
    },

    async findLinkedByHash(hash: string): Promise<LinkedFileRow | null> {
      const { rows } = await db.query<LinkedFileRow>(`${LINKED_FILES} hash = $1`, [hash]);
      return rows[0] ?? null;
    },

    /** @returns null when there is no such picture */
    async setName(id: number, name: string): Promise<MediaRow | null> {
      await db.query('update media set name = $2 where id = $1', [id, name]);
      const { rows } = await db.query<MediaRow>(`${PICTURES} media.id = $1`, [id]);
      return rows[0] ?? null;
    },

    /** Articles of the goods that show a picture. */
    async findGoodsWith(address: string): Promise<string[]> {
      const { rows } = await db.query<{ code: string }>(
        'select code from product_pictures join products on products.id = product_id where address = $1 order by code',
        [address],
      );
      return rows.map(({ code }) => code);
    },

    /** Those of the addresses that pictures have. */
    async findKnown(addresses: readonly string[]): Promise<Set<string>> {
      const { rows } = await db.query<{ address: string }>(
        'select address from media where width is not null and address = any($1)',
        [addresses],
      );
      return new Set(rows.map(({ address }) => address));
    },

    /** Whether a picture or a file has a file of this name. */
    async hasFile(name: string): Promise<boolean> {
      const { rows } = await db.query('select from media_files where name = $1', [name]);
      return rows.length > 0;
    },

    async findFile(name: string): Promise<Buffer | null> {
      const { rows } = await db.query<{ content: Buffer }>('select content from media_files where name = $1', [name]);
      return rows[0]?.content ?? null;
    },
  };
}
