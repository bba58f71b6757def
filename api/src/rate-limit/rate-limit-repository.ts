import type { Queryable } from '../db/database';

export interface RateLimit {
  /** What is counted, such as `orders`. */
  name: string;
  hits: number;
  windowSeconds: number;
}

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>;

/** The limits as use cases see them, so that `RATE_LIMITS=off` can replace them. */
export type RateLimits = Pick<RateLimitRepository, 'count' | 'peek' | 'clear'>;

/**
 * Of two simultaneous uses the one that began first may be counted last. Its clock is behind, but
 * by less than this.
 */
const CLOCK_SKEW = "interval '1 minute'";

/**
 * A window that ends later than a new one would was opened before the clock was set back. It counts
 * as over, or it would last longer by as much.
 */
const IS_OPEN = `existing.window_ends_at > now() and existing.window_ends_at <= excluded.window_ends_at + ${CLOCK_SKEW}`;

/** Limits shared by all API processes. A rolled back transaction also rolls back its counts. */
export function createRateLimitRepository(db: Queryable) {
  return {
    /**
     * Counts one use.
     * @param who the key under which uses are counted together, such as an address
     * @returns seconds until the next window when the limit is exceeded, else 0
     */
    async count({ name, hits, windowSeconds }: RateLimit, who: string): Promise<number> {
      const { rows } = await db.query<{ hits: number; seconds_left: number }>(
        `insert into rate_limits as existing (bucket, hits, window_ends_at) values ($1, 1, now() + make_interval(secs => $2))
         on conflict (bucket) do update set
           hits = excluded.hits + case when ${IS_OPEN} then existing.hits else 0 end,
           window_ends_at = case when ${IS_OPEN} then existing.window_ends_at else excluded.window_ends_at end
         returning hits, ceil(extract(epoch from window_ends_at - now()))::int as seconds_left`,
        [`${name}:${who}`, windowSeconds],
      );
      const row = rows[0];
      return row && row.hits > hits ? Math.max(1, row.seconds_left) : 0;
    },

    /**
     * Counts uses of many at once.
     * @param uses how many each of them adds
     * @returns seconds until the next window of those who exceed the limit
     */
    async countAll({ name, hits, windowSeconds }: RateLimit, uses: ReadonlyMap<string, number>) {
      const { rows } = await db.query<{ bucket: string; seconds_left: number }>(
        `insert into rate_limits as existing (bucket, hits, window_ends_at)
         select bucket, hits, now() + make_interval(secs => $3) from unnest($1::text[], $2::int[]) as uses (bucket, hits)
         order by bucket
         on conflict (bucket) do update set
           hits = excluded.hits + case when ${IS_OPEN} then existing.hits else 0 end,
           window_ends_at = case when ${IS_OPEN} then existing.window_ends_at else excluded.window_ends_at end
         returning bucket, case when hits > $4 then ceil(extract(epoch from window_ends_at - now()))::int else 0 end as seconds_left`,
        [[...uses.keys()].map((who) => `${name}:${who}`), [...uses.values()], windowSeconds, hits],
      );
      const passed = rows.filter((row) => row.seconds_left > 0);
      return new Map(passed.map((row) => [row.bucket.slice(name.length + 1), row.seconds_left]));
    },

    /**
     * Checks whether one more use would exceed the limit, without counting it.
     * @returns seconds until the next window if it would, else 0
     */
    async peek({ name, hits, windowSeconds }: RateLimit, who: string): Promise<number> {
      const { rows } = await db.query<{ seconds_left: number }>(
        `select ceil(extract(epoch from window_ends_at - now()))::int as seconds_left from rate_limits
          where bucket = $1 and hits >= $2 and window_ends_at > now()
            and window_ends_at <= now() + make_interval(secs => $3) + ${CLOCK_SKEW}`,
        [`${name}:${who}`, hits, windowSeconds],
      );
      return rows[0] ? Math.max(1, rows[0].seconds_left) : 0;
    },

    /** Resets a count. */
    async clear({ name }: RateLimit, who: string): Promise<void> {
      await db.query('delete from rate_limits where bucket = $1', [`${name}:${who}`]);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from rate_limits where window_ends_at <= now()');
    },
  };
}
