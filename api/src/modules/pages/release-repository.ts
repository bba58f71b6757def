import type { PageProof, PagesRelease } from '@shop/shared/page-documents';
import type { Queryable } from '../../db/database';

/** A release as it is kept: its documents are versions of their pages. */
export interface KeptRelease extends Omit<PagesRelease, 'documents'> {
  shipped: readonly { id: string; path: string }[];
}

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>;

/** What the live release and the hosts have told. */
export function createReleaseRepository(db: Queryable) {
  return {
    async find(): Promise<KeptRelease | null> {
      const { rows } = await db.query<{ content: string }>('select content from page_release');
      return rows[0] ? (JSON.parse(rows[0].content) as KeptRelease) : null; // `save` wrote it
    },

    async save(release: KeptRelease): Promise<void> {
      await db.query(
        `insert into page_release (remote, version, content) values ($1, $2, $3)
         on conflict (is_only) do update
           set remote = excluded.remote, version = excluded.version, content = excluded.content, taken_at = now()`,
        [release.remote, release.version, JSON.stringify(release)],
      );
    },

    /** Keeps what a host found; the last word counts. False: there is no such version. */
    async saveProof({ id, number, version, faults }: PageProof): Promise<boolean> {
      const { rows } = await db.query(
        `insert into page_proofs (page_id, number, remote_version, faults)
         select page_id, number, $3, $4 from page_versions where page_id = $1 and number = $2
         on conflict (page_id, number) do update
           set remote_version = excluded.remote_version, faults = excluded.faults, proved_at = now()
         returning page_id`,
        [id, number, version, JSON.stringify(faults)],
      );
      return rows.length > 0;
    },
  };
}
