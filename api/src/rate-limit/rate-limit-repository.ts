import type { Queryable } from '../db/database';

export interface RateLimit {
  /** What is counted, such as `orders`. */
  name: string;
  hits: number;
  windowSeconds: number;
}

export type RateLimitRepository = ReturnType<typeof createRateLimitRepository>;

/** What use cases do with limits; `RATE_LIMITS=off` puts something in its place that never refuses. */
export type RateLimits = Pick<RateLimitRepository, 'count' | 'peek' | 'clear'>;

/** Limits that all API processes share. A count made in a transaction that is rolled back does not stand. */
export function createRateLimitRepository(db: Queryable) {
  return {
    /**
     * Counts one use.
     * @param who whose uses are counted together, such as an address
     * @returns seconds until the next window when the limit is passed; 0 when it is not
     */
    async count({ name, hits, windowSeconds }: RateLimit, who: string): Promise<number> {
      const { rows } = await db.query<{ hits: number; seconds_left: number }>(
        `insert into rate_limits as kept (bucket, hits, window_ends_at) values ($1, 1, now() + make_interval(secs => $2))
         on conflict (bucket) do update set
           hits = case when kept.window_ends_at <= now() then 1 else kept.hits + 1 end,
           window_ends_at = case when kept.window_ends_at <= now() then excluded.window_ends_at else kept.window_ends_at end
         returning hits, ceil(extract(epoch from window_ends_at - now()))::int as seconds_left`,
        [`${name}:${who}`, windowSeconds],
      );
      const row = rows[0];
      return row && row.hits > hits ? Math.max(1, row.seconds_left) : 0;
    },

    /**
     * Looks whether one more use would pass the limit, without counting it.
     * @returns seconds until the next window when it would; 0 when it would not
     */
    async peek({ name, hits }: RateLimit, who: string): Promise<number> {
      const { rows } = await db.query<{ seconds_left: number }>(
        `select ceil(extract(epoch from window_ends_at - now()))::int as seconds_left from rate_limits
          where bucket = $1 and hits >= $2 and window_ends_at > now()`,
        [`${name}:${who}`, hits],
      );
      return rows[0] ? Math.max(1, rows[0].seconds_left) : 0;
    },

    /** Forgets what was counted. */
    async clear({ name }: RateLimit, who: string): Promise<void> {
      await db.query('delete from rate_limits where bucket = $1', [`${name}:${who}`]);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from rate_limits where window_ends_at <= now()');
    },
  };
}
