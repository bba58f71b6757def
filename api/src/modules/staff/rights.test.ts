import { createApiSchema } from '../../graphql/schema';
import { PAGE_OPERATIONS, pageOf, setUpPages, type PagesParts } from '../../testing/test-pages';
import { createTestUser, type TestUser } from '../../testing/test-users';

let parts: PagesParts;
let shopper: TestUser;
let dismissed: TestUser;

setUpPages((given) => {
  parts = given;
});

beforeAll(async () => {
  const { db } = parts.database;
  shopper = await createTestUser(db);
  dismissed = await createTestUser(db);
  await db.query("insert into staff (user_id, role) values ($1, 'publisher')", [dismissed.id]);
  const dismiss = `mutation { staffDismiss(userId: ${dismissed.id}) { success } }`;
  await parts.shop.request(dismiss, {}, parts.publisher.headers);
});

const id = 'farms';
const revision = 999; // of no draft: what is allowed changes nothing

interface Case {
  /** Who may call it. */
  needs: 'session' | 'editor' | 'publisher';
  operation: string;
  variables?: object;
}

const CASES: Record<string, Case> = {
  staffMe: { needs: 'session', operation: '{ staffMe { role } }' },
  staffAcceptInvite: {
    needs: 'session',
    operation: 'mutation { staffAcceptInvite(token: "made-up") { role } }',
  },
  staffPeople: { needs: 'editor', operation: '{ staffPeople { name } }' },
  staffPages: { needs: 'editor', operation: PAGE_OPERATIONS.staffPages },
  staffPage: { needs: 'editor', operation: PAGE_OPERATIONS.staffPage, variables: { id } },
  staffSchemas: { needs: 'editor', operation: PAGE_OPERATIONS.staffSchemas },
  staffVersions: { needs: 'editor', operation: PAGE_OPERATIONS.staffVersions, variables: { id } },
  staffLinkingPages: { needs: 'editor', operation: PAGE_OPERATIONS.staffLinkingPages, variables: { id } },
  staffMedia: { needs: 'editor', operation: '{ staffMedia { id } }' },
  staffDeleteMedia: { needs: 'editor', operation: 'mutation { staffDeleteMedia(id: 0) { success } }' },
  staffKeptDrafts: { needs: 'editor', operation: PAGE_OPERATIONS.staffKeptDrafts, variables: { id } },
  staffKeepDraft: {
    needs: 'editor',
    operation: PAGE_OPERATIONS.staffKeepDraft,
    variables: { id, document: pageOf('/farms') },
  },
  staffCreatePage: {
    needs: 'editor',
    operation: PAGE_OPERATIONS.staffCreatePage,
    variables: { from: id, path: '/rental', title: 'Ещё одна' },
  },
  staffSaveDraft: {
    needs: 'editor',
    operation: PAGE_OPERATIONS.staffSaveDraft,
    variables: { id, revision, document: pageOf('/farms') },
  },
  staffVisitPage: { needs: 'editor', operation: PAGE_OPERATIONS.staffVisitPage, variables: { id } },
  staffMakePreview: { needs: 'editor', operation: PAGE_OPERATIONS.staffMakePreview, variables: { id } },
  staffRevokePreview: { needs: 'editor', operation: PAGE_OPERATIONS.staffRevokePreview, variables: { id } },
  staffPublish: { needs: 'publisher', operation: PAGE_OPERATIONS.staffPublish, variables: { id, revision } },
  staffCancelSchedule: { needs: 'publisher', operation: PAGE_OPERATIONS.staffCancelSchedule, variables: { id } },
  staffUnpublish: {
    needs: 'publisher',
    operation: PAGE_OPERATIONS.staffUnpublish,
    variables: { id, redirectTo: '/nowhere' },
  },
  staffMovePage: { needs: 'publisher', operation: PAGE_OPERATIONS.staffMovePage, variables: { id, path: '/rental' } },
  staffRestore: { needs: 'publisher', operation: PAGE_OPERATIONS.staffRestore, variables: { id, number: 999 } },
  staffInvite: {
    needs: 'publisher',
    operation: 'mutation { staffInvite(email: "nobody", role: editor) { success } }',
  },
  staffDismiss: { needs: 'publisher', operation: 'mutation { staffDismiss(userId: 0) { success } }' },
};

const RANKS = { session: 0, editor: 1, publisher: 2 };

const VISITORS: [string, () => Record<string, string>, rank: number][] = [
  ['a guest', () => ({}), -1],
  ['somebody with a made-up token', () => ({ authorization: `Bearer ${'a'.repeat(43)}` }), -1],
  ['a shopper', () => shopper.headers, 0],
  ['a dismissed publisher', () => dismissed.headers, 0],
  ['an editor', () => parts.editor.headers, 1],
  ['a publisher', () => parts.publisher.headers, 2],
];

/** The refusal for want of rights; null when the call came further than that. */
async function refusal({ operation, variables }: Case, headers: Record<string, string>): Promise<string | null> {
  const { errors } = await parts.shop.request(operation, variables, headers);
  const code = String(errors[0]?.extensions.code);
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null;
}

describe.each(VISITORS)('%s', (_who, headersOf, rank) => {
  it.each(Object.entries(CASES))('meets the rights of %s', async (_name, operation) => {
    const allowed = rank >= RANKS[operation.needs];
    const expected = allowed ? null : rank < 0 ? 'UNAUTHENTICATED' : 'FORBIDDEN';

    expect(await refusal(operation, headersOf())).toBe(expected);
  });
});

it('covers every operation of the studio', () => {
  const schema = createApiSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );

  expect(Object.keys(CASES).sort()).toEqual(fields.filter((name) => name.startsWith('staff')).sort());
});

it('says in Russian why, and records it as a security event', async () => {
  const { errors } = await parts.shop.request(PAGE_OPERATIONS.staffPublish, { id, revision }, parts.editor.headers);

  expect(errors[0]?.message).toBe('Это может только тот, кто публикует страницы');
  const lines = parts.shop
    .logged()
    .split('\n')
    .filter((line) => line.includes('"event":"access-refused"'));
  expect(lines.at(-1)).toContain(`"userId":${parts.editor.id}`);
});

it('has changed nothing', async () => {
  const { rows } = await parts.database.db.query("select revision, live_number from pages where id = 'farms'");

  expect(rows).toEqual([{ revision: 1, live_number: 1 }]);
});
