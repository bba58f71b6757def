import type { Queryable } from '../../db/database';
import type { StaffRight } from '../../generated/resolvers-types';
import { createToken, hashToken } from '../../secret-token';

const INVITE_DAYS = 3;

export interface NewInvite {
  email: string;
  rights: readonly StaffRight[];
  /** null: the link of STAFF_OWNER. */
  invitedBy: number | null;
}

export interface InviteRow {
  email: string;
  rights: readonly StaffRight[];
  invited_by: number | null;
}

export interface OpenInvite {
  email: string;
  rights: readonly StaffRight[];
  /** null: the link of STAFF_OWNER. */
  invited_by_name: string | null;
  expires_at: Date;
}

export type InviteRepository = ReturnType<typeof createInviteRepository>;

/** Links that give rights, found by their tokens; only the hashes are stored. */
export function createInviteRepository(db: Queryable) {
  return {
    /** Creates a link and returns its token. */
    async create({ email, rights, invitedBy }: NewInvite): Promise<string> {
      const token = createToken();
      await db.query(
        `insert into staff_invites (token_hash, email, rights, invited_by, expires_at)
         values ($1, $2, $3::text[], $4, now() + make_interval(days => $5))`,
        [hashToken(token), email, rights, invitedBy, INVITE_DAYS],
      );
      return token;
    },

    /** Uses up a link; null when it is unknown, used or expired. */
    async use(token: string): Promise<InviteRow | null> {
      const { rows } = await db.query<InviteRow>(
        'delete from staff_invites where token_hash = $1 and expires_at > now() returning email, rights, invited_by',
        [hashToken(token)],
      );
      return rows[0] ?? null;
    },

    /** The links that still work, the next to end first. */
    async findOpen(): Promise<OpenInvite[]> {
      const { rows } = await db.query<OpenInvite>(
        `select invite.email, rights, fullname as invited_by_name, expires_at from staff_invites as invite
          left join users on users.id = invited_by
          where expires_at > now() order by expires_at, invite.email`,
      );
      return rows;
    },

    /** Ends the other links to a mailbox: one would bring back rights that were taken away. */
    async endAllTo(email: string): Promise<void> {
      await db.query('delete from staff_invites where email = $1', [email]);
    },

    async endAllBy(userId: number): Promise<void> {
      await db.query('delete from staff_invites where invited_by = $1', [userId]);
    },

    /** Ends the links by which somebody gives what they may no longer give. */
    async endBeyond(userId: number, rights: readonly StaffRight[]): Promise<void> {
      await db.query('delete from staff_invites where invited_by = $1 and not rights <@ $2::text[]', [userId, rights]);
    },

    /** Ends the owner's links, but those to one mailbox. */
    async endOwners(exceptTo: string | null): Promise<void> {
      await db.query('delete from staff_invites where invited_by is null and email is distinct from $1', [exceptTo]);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from staff_invites where expires_at <= now()');
    },
  };
}
