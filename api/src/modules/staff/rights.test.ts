import type { StaffRight } from '../../generated/resolvers-types';
import { apiSchema } from '../../graphql/schema';
import { PAGE_OPERATIONS, pageOf, setUpPages, type PagesParts } from '../../testing/test-pages';
import { ageProof, createTestStaff } from '../../testing/test-staff';
import { createTestUser, type TestUser } from '../../testing/test-users';
import { ALL_RIGHTS } from '../../staff-rights';

let parts: PagesParts;
let shopper: TestUser;
let dismissed: TestUser;
let manager: TestUser;
let owner: TestUser;
let unproven: TestUser;

setUpPages((given) => {
  parts = given;
});

beforeAll(async () => {
  const { db } = parts.database;
  shopper = await createTestUser(db);
  manager = await createTestStaff(db, ['orders']);
  owner = await createTestStaff(db, ALL_RIGHTS);
  unproven = await createTestStaff(db, ALL_RIGHTS);
  await ageProof(db, unproven, '12 hours 1 second');
  dismissed = await createTestStaff(db, ['pages', 'publish', 'people']);
  const dismiss = `mutation { staffDismiss(userId: ${dismissed.id}) { success } }`;
  await parts.shop.request(dismiss, {}, parts.publisher.headers);
});

const id = 'farms';
const revision = 999; // of no draft: what is allowed changes nothing

interface Case {
  /** A right that is needed, or several of which one is; `staff`: any right. */
  needs: 'session' | 'staff' | StaffRight | readonly StaffRight[];
  /** Adds a first factor, which needs a mailed link; nobody here has opened one. */
  isUnlinked?: boolean;
  /** Needs a proof, also of people whose rights need none. */
  isOfProven?: boolean;
  operation: string;
  variables?: object;
}

const CASES: Record<string, Case> = {
  staffMe: { needs: 'session', operation: '{ staffMe { rights } }' },
  staffAcceptInvite: {
    needs: 'session',
    operation: 'mutation { staffAcceptInvite(token: "made-up") { role } }',
  },
  staffPeople: { needs: ['people', 'pages'], operation: '{ staffPeople { name } }' },
  staffInvites: { needs: ['people'], operation: '{ staffInvites { email } }' },
  staffSessions: { needs: 'people', operation: '{ staffSessions(userId: 0) { id } }' },
  staffEndSessions: { needs: 'people', operation: 'mutation { staffEndSessions(userId: 0) { success } }' },
  staffRecord: { needs: 'people', operation: '{ staffRecord(first: 1) { after } }' },
  staffPages: { needs: 'pages', operation: PAGE_OPERATIONS.staffPages },
  staffPage: { needs: 'pages', operation: PAGE_OPERATIONS.staffPage, variables: { id } },
  staffSchemas: { needs: 'pages', operation: PAGE_OPERATIONS.staffSchemas },
  staffVersions: { needs: 'pages', operation: PAGE_OPERATIONS.staffVersions, variables: { id } },
  staffDeletedPages: { needs: 'pages', operation: PAGE_OPERATIONS.staffDeletedPages },
  staffLinkingPages: { needs: 'pages', operation: PAGE_OPERATIONS.staffLinkingPages, variables: { id } },
  staffCommonBlocks: { needs: 'pages', operation: PAGE_OPERATIONS.staffCommonBlocks },
  staffMakeCommon: {
    needs: 'pages',
    operation: PAGE_OPERATIONS.staffMakeCommon,
    variables: { from: id, block: { type: 'Hero', props: {} }, title: ' ' },
  },
  staffPageTotals: { needs: 'pages', operation: '{ staffPageTotals { id } }' },
  staffPageFigures: {
    needs: 'pages',
    operation: 'query ($id: ID!) { staffPageFigures(id: $id) { today } }',
    variables: { id },
  },
  staffPageTest: {
    needs: 'pages',
    operation: 'query ($id: ID!) { staffPageTest(id: $id) { id } }',
    variables: { id },
  },
  staffStartTest: {
    needs: 'publish',
    operation: `mutation ($id: ID!, $revision: Int!) {
      staffStartTest(id: $id, revision: $revision, share: 50, goal: forms) { id } }`,
    variables: { id, revision },
  },
  staffEndTest: {
    needs: 'publish',
    operation: 'mutation ($id: ID!) { staffEndTest(id: $id, takesB: false) { id } }',
    variables: { id },
  },
  staffMedia: { needs: 'pages', operation: '{ staffMedia { id } }' },
  staffLinkedFiles: { needs: 'pages', operation: '{ staffLinkedFiles { id } }' },
  staffLinkedFile: { needs: 'pages', operation: '{ staffLinkedFile(address: "/") { id } }' },
  staffDeleteMedia: { needs: 'pages', operation: 'mutation { staffDeleteMedia(id: 0) { success } }' },
  staffNameMedia: { needs: 'pages', operation: 'mutation { staffNameMedia(id: 0, name: "Фура") { id } }' },
  staffKeptDrafts: { needs: 'pages', operation: PAGE_OPERATIONS.staffKeptDrafts, variables: { id } },
  staffKeepDraft: {
    needs: 'pages',
    operation: PAGE_OPERATIONS.staffKeepDraft,
    variables: { id, document: pageOf('/farms') },
  },
  staffCreatePage: {
    needs: 'pages',
    operation: PAGE_OPERATIONS.staffCreatePage,
    variables: { from: id, path: '/rental', title: 'Ещё одна' },
  },
  // The page is live, and none that was deleted.
  staffDeletePage: { needs: 'pages', operation: PAGE_OPERATIONS.staffDeletePage, variables: { id } },
  staffUndeletePage: { needs: 'pages', operation: PAGE_OPERATIONS.staffUndeletePage, variables: { id } },
  staffSaveDraft: {
    needs: 'pages',
    operation: PAGE_OPERATIONS.staffSaveDraft,
    variables: { id, revision, document: pageOf('/farms') },
  },
  staffVisitPage: { needs: 'pages', operation: PAGE_OPERATIONS.staffVisitPage, variables: { id } },
  staffMakePreview: { needs: 'pages', operation: PAGE_OPERATIONS.staffMakePreview, variables: { id } },
  staffRevokePreview: { needs: 'pages', operation: PAGE_OPERATIONS.staffRevokePreview, variables: { id } },
  staffAskApproval: { needs: 'pages', operation: PAGE_OPERATIONS.staffAskApproval, variables: { id } },
  staffWithdrawApproval: { needs: 'pages', operation: PAGE_OPERATIONS.staffWithdrawApproval, variables: { id } },
  staffDeclineApproval: {
    needs: 'publish',
    operation: PAGE_OPERATIONS.staffDeclineApproval,
    variables: { id, note: 'Нет' },
  },
  staffPageComments: { needs: 'pages', operation: PAGE_OPERATIONS.staffPageComments, variables: { pageId: id } },
  staffAddComment: {
    needs: 'pages',
    operation: PAGE_OPERATIONS.staffAddComment,
    variables: { pageId: id, blockId: 'hero', blockName: 'Первый экран', text: ' ' },
  },
  // No comment has this number.
  staffAnswerComment: {
    needs: 'pages',
    operation: PAGE_OPERATIONS.staffAnswerComment,
    variables: { id: 0, text: 'Да' },
  },
  staffEditComment: { needs: 'pages', operation: PAGE_OPERATIONS.staffEditComment, variables: { id: 0, text: 'Да' } },
  staffDeleteComment: { needs: 'pages', operation: PAGE_OPERATIONS.staffDeleteComment, variables: { id: 0 } },
  staffCloseComment: { needs: 'pages', operation: PAGE_OPERATIONS.staffCloseComment, variables: { id: 0 } },
  staffReopenComment: { needs: 'pages', operation: PAGE_OPERATIONS.staffReopenComment, variables: { id: 0 } },
  staffPublish: { needs: 'publish', operation: PAGE_OPERATIONS.staffPublish, variables: { id, revision } },
  staffCancelUnpublish: { needs: 'publish', operation: PAGE_OPERATIONS.staffCancelUnpublish, variables: { id } },
  staffCancelSchedule: { needs: 'publish', operation: PAGE_OPERATIONS.staffCancelSchedule, variables: { id } },
  staffUnpublish: {
    needs: 'publish',
    operation: PAGE_OPERATIONS.staffUnpublish,
    variables: { id, redirectTo: '/nowhere' },
  },
  staffMovePage: { needs: 'publish', operation: PAGE_OPERATIONS.staffMovePage, variables: { id, path: '/rental' } },
  staffRestore: { needs: 'publish', operation: PAGE_OPERATIONS.staffRestore, variables: { id, number: 999 } },
  staffInvite: {
    needs: 'people',
    operation: 'mutation { staffInvite(email: "nobody", role: editor) { success } }',
  },
  staffOrders: { needs: 'orders', operation: '{ staffOrders { after } }' },
  staffOrdersMark: { needs: 'orders', operation: '{ staffOrdersMark }' },
  staffOrder: { needs: 'orders', operation: '{ staffOrder(id: 999) { id } }' },
  staffDay: { needs: 'orders', operation: '{ staffDay(date: "2026-11-28") { total } }' },
  staffPreviewOrder: { needs: 'orders', operation: '{ staffPreviewOrder(id: 999, revision: 1) { total } }' },
  staffUpdateOrder: {
    needs: 'orders',
    operation: 'mutation { staffUpdateOrder(id: 999, revision: 1, input: {}, tellBuyer: false) { id } }',
  },
  staffCreateOrder: {
    needs: 'orders',
    operation: `mutation {
      staffCreateOrder(input: { idempotencyKey: "", phone: "", fio: "", products: [] }) { id } }`,
  },
  staffMoveOrder: {
    needs: 'orders',
    operation: 'mutation { staffMoveOrder(id: 999, revision: 1, to: confirmed, tellBuyer: false) { id } }',
  },
  staffUndoMove: { needs: 'orders', operation: 'mutation { staffUndoMove(id: 999, revision: 1) { id } }' },
  staffSetPayment: {
    needs: 'orders',
    operation: `mutation {
      staffSetPayment(id: 999, revision: 1, status: paid, amount: 1, at: "2026-11-28T12:00:00Z") { id } }`,
  },
  staffReturnGoods: {
    needs: 'orders',
    operation: 'mutation { staffReturnGoods(id: 999, revision: 1, lines: [], reason: "") { id } }',
  },
  staffNote: { needs: 'orders', operation: 'mutation { staffNote(orderId: 999, text: "Да") { id } }' },
  staffVisitOrder: { needs: 'orders', operation: 'mutation { staffVisitOrder(id: 999) }' },
  staffBookings: { needs: 'orders', operation: '{ staffBookings(first: 1) { after } }' },
  staffAgreeBooking: {
    needs: 'orders',
    operation: `mutation { staffAgreeBooking(id: 0, revision: 1, tellBuyer: false,
      input: { day: "2026-11-28", time: "10:00", place: "Химки" }) { id } }`,
  },
  staffMissing: { needs: 'staff', operation: '{ staffMissing }' },
  staffDelivery: { needs: 'shop', operation: '{ staffDelivery { revision } }' },
  staffSaveDelivery: {
    needs: 'shop',
    operation: 'mutation { staffSaveDelivery(revision: 0, input: { cities: [] }) { revision } }',
  },
  staffShop: { needs: 'shop', operation: '{ staffShop { revision } }' },
  staffSaveShop: {
    needs: 'shop',
    operation: 'mutation { staffSaveShop(revision: 0, input: {}) { revision } }',
  },
  staffPlaces: { needs: 'shop', operation: '{ staffPlaces { id } }' },
  staffSavePlace: {
    needs: 'shop',
    operation: 'mutation { staffSavePlace(input: {}) { id } }',
  },
  staffSaveProperty: { needs: 'goods', operation: 'mutation { staffSaveProperty(input: {}) { id } }' },
  staffPickupPoints: { needs: 'shop', operation: '{ staffPickupPoints { id } }' },
  staffSavePickupPoint: {
    needs: 'shop',
    operation: 'mutation { staffSavePickupPoint(input: {}) { id } }',
  },
  staffReviews: { needs: 'leads', operation: '{ staffReviews(kind: review, first: 1) { after } }' },
  staffShowReview: {
    needs: 'leads',
    operation: 'mutation { staffShowReview(kind: review, id: 0, revision: 1) { id } }',
  },
  staffHideReview: {
    needs: 'leads',
    operation: 'mutation { staffHideReview(kind: review, id: 0, revision: 1) { id } }',
  },
  staffRejectReview: {
    needs: 'leads',
    operation: 'mutation { staffRejectReview(kind: review, id: 0, revision: 1) { success } }',
  },
  staffAnswerQuestion: {
    needs: 'leads',
    operation: 'mutation { staffAnswerQuestion(id: 0, revision: 1, answer: "Да") { id } }',
  },
  staffTakeAnswerBack: {
    needs: 'leads',
    operation: 'mutation { staffTakeAnswerBack(id: 0, revision: 1) { id } }',
  },
  staffLeads: { needs: ['leads', 'publish'], isOfProven: true, operation: '{ staffLeads(first: 1) { after } }' },
  staffSaveLead: {
    needs: ['leads', 'publish'],
    isOfProven: true,
    operation: 'mutation { staffSaveLead(id: 0, revision: 1, state: done) { id } }',
  },
  staffResendLead: {
    needs: ['leads', 'publish'],
    isOfProven: true,
    operation: 'mutation { staffResendLead(id: 0) { id } }',
  },
  staffSite: { needs: 'publish', operation: '{ staffSite { revision } }' },
  staffSaveSite: {
    needs: 'publish',
    operation: 'mutation { staffSaveSite(revision: 999, input: {}) { revision } }',
  },
  staffFindText: { needs: 'pages', operation: '{ staffFindText(phrase: "нет") { id } }' },
  staffReplaceText: {
    needs: 'pages',
    operation: 'mutation { staffReplaceText(phrase: "", replacement: "", pages: []) { id } }',
  },
  staffCopyBlock: {
    needs: 'pages',
    operation: 'mutation { staffCopyBlock(from: "home", block: {}, to: "home") { place } }',
  },
  staffLinksTo: { needs: 'pages', operation: '{ staffLinksTo(id: "home") { href } }' },
  staffDeadLinks: { needs: 'pages', operation: '{ staffDeadLinks { href } }' },
  staffLinkProblem: { needs: 'pages', operation: '{ staffLinkProblem(href: "/rental") }' },
  staffFindSiteText: { needs: 'pages', operation: '{ staffFindSiteText(phrase: "пробы") { match } }' },
  staffRedirects: { needs: 'publish', operation: '{ staffRedirects { from } }' },
  staffAddRedirect: {
    needs: 'publish',
    operation: 'mutation { staffAddRedirect(from: "", to: "") { from } }',
  },
  staffRemoveRedirect: {
    needs: 'publish',
    operation: 'mutation { staffRemoveRedirect(from: "/none") { success } }',
  },
  staffGoods: { needs: 'goods', operation: '{ staffGoods(filter: { ids: [0] }) { after } }' },
  staffProduct: { needs: 'goods', operation: '{ staffProduct(id: 0) { id } }' },
  staffStock: { needs: 'goods', operation: '{ staffStock(text: "нет такой вещи") { after } }' },
  staffSaveGoods: { needs: 'goods', operation: 'mutation { staffSaveGoods(changes: []) { id } }' },
  staffProperties: { needs: 'goods', operation: '{ staffProperties { id } }' },
  staffCreateProduct: { needs: 'goods', operation: 'mutation { staffCreateProduct(input: {}) { id } }' },
  staffSaveProduct: {
    needs: 'goods',
    operation: 'mutation { staffSaveProduct(id: 0, revision: 1, input: {}) { id } }',
  },
  staffCountStock: { needs: 'goods', operation: 'mutation { staffCountStock(counts: []) { id } }' },
  staffFile: { needs: 'goods', operation: '{ staffFile(id: "0") { id } }' },
  staffFiles: { needs: 'goods', operation: '{ staffFiles { id } }' },
  staffApplyFile: { needs: 'goods', operation: 'mutation { staffApplyFile(id: "0", accepted: []) { id } }' },
  staffUndoFile: { needs: 'goods', operation: 'mutation { staffUndoFile(id: "0") { id } }' },
  staffSetRights: {
    needs: 'people',
    operation: 'mutation { staffSetRights(userId: 0, rights: [pages]) { success } }',
  },
  staffSendFactorLink: { needs: 'staff', operation: 'mutation { staffSendFactorLink { success } }' },
  staffProofOptions: { needs: 'staff', operation: 'mutation { staffProofOptions }' },
  staffProve: { needs: 'staff', operation: 'mutation { staffProve(code: "000000") { role } }' },
  staffStartTotp: { needs: 'staff', isUnlinked: true, operation: 'mutation { staffStartTotp { uri } }' },
  staffConfirmTotp: {
    needs: 'staff',
    isUnlinked: true,
    operation: 'mutation { staffConfirmTotp(code: "000000") { recoveryCodes } }',
  },
  staffPasskeyOptions: { needs: 'staff', isUnlinked: true, operation: 'mutation { staffPasskeyOptions }' },
  staffAddPasskey: {
    needs: 'staff',
    isUnlinked: true,
    operation: 'mutation { staffAddPasskey(response: {}, name: "Телефон") { recoveryCodes } }',
  },
  staffRenewRecoveryCodes: {
    needs: 'staff',
    isOfProven: true,
    operation: 'mutation { staffRenewRecoveryCodes { recoveryCodes } }',
  },
  staffRemoveFactor: {
    needs: 'staff',
    isOfProven: true,
    operation: 'mutation { staffRemoveFactor(kind: totp) { role } }',
  },
  staffRenamePasskey: {
    needs: 'staff',
    isOfProven: true,
    operation: 'mutation { staffRenamePasskey(id: "none", name: "Телефон") { role } }',
  },
  staffResetFactor: { needs: 'people', operation: 'mutation { staffResetFactor(userId: 0) { success } }' },
  staffCancelInvite: {
    needs: 'people',
    operation: 'mutation { staffCancelInvite(email: "nobody@example.com") { success } }',
  },
  staffDismiss: { needs: 'people', operation: 'mutation { staffDismiss(userId: 0) { success } }' },
};

interface Visitor {
  who: string;
  headers: () => Record<string, string>;
  /** null: not signed in. */
  rights: readonly StaffRight[] | null;
  isProven?: false;
}

const VISITORS: Visitor[] = [
  { who: 'a guest', headers: () => ({}), rights: null },
  { who: 'a made-up token', headers: () => ({ authorization: `Bearer ${'a'.repeat(43)}` }), rights: null },
  { who: 'a shopper', headers: () => shopper.headers, rights: [] },
  { who: 'somebody dismissed', headers: () => dismissed.headers, rights: [] },
  { who: 'a manager', headers: () => manager.headers, rights: ['orders'] },
  { who: 'an editor', headers: () => parts.editor.headers, rights: ['pages'] },
  { who: 'a publisher', headers: () => parts.publisher.headers, rights: ['pages', 'publish', 'people'] },
  { who: 'an owner', headers: () => owner.headers, rights: ALL_RIGHTS },
  { who: 'an owner of yesterday', headers: () => unproven.headers, rights: ALL_RIGHTS, isProven: false },
];

/** The refusal for want of rights; null when the call came further than that. */
async function refusal({ operation, variables }: Case, headers: Record<string, string>): Promise<string | null> {
  const { errors } = await parts.shop.request(operation, variables, headers);
  const { code, right, secondFactor } = errors[0]?.extensions ?? {};
  if (code === 'UNAUTHENTICATED') return secondFactor ? `${code} factor` : code;
  return code === 'FORBIDDEN' ? `${code} ${String(right)}` : null;
}

const NEEDS_FACTOR: readonly unknown[] = ['orders', 'goods', 'shop', 'people', 'leads'];

/** The refusal that the rights of a visitor deserve. */
function expected({ needs, isUnlinked, isOfProven }: Case, { rights, isProven }: Visitor): string | null {
  if (rights === null) return 'UNAUTHENTICATED';
  if (needs === 'session') return null;
  if (needs === 'staff' && (rights.length === 0 || isUnlinked)) return 'FORBIDDEN undefined';
  if ((isOfProven || NEEDS_FACTOR.includes(needs)) && rights.includes('people') && isProven === false)
    return 'UNAUTHENTICATED factor';
  if (needs === 'staff') return null;
  const anyOf = [needs].flat();
  return anyOf.some((right) => rights.includes(right)) ? null : `FORBIDDEN ${anyOf[0]}`;
}

describe.each(VISITORS)('$who', (visitor) => {
  it.each(Object.entries(CASES))('meets the rights of %s', async (_name, operation) => {
    expect(await refusal(operation, visitor.headers())).toBe(expected(operation, visitor));
  });
});

/** Doors besides GraphQL, each by the bearer header only. */
const DOORS: Record<string, Omit<Case, 'operation'> & { method: 'GET' | 'POST'; url: string; payload?: string }> = {
  'POST /media': { needs: ['pages', 'goods'], isOfProven: false, method: 'POST', url: '/media', payload: '' },
  'POST /media?as=file': { needs: 'pages', isOfProven: false, method: 'POST', url: '/media?as=file', payload: '' },
  'POST /staff/files': { needs: 'goods', method: 'POST', url: '/staff/files', payload: '' },
  'GET /staff/export/goods.csv': { needs: 'goods', method: 'GET', url: '/staff/export/goods.csv' },
  'GET /staff/export/orders.csv': { needs: 'orders', method: 'GET', url: '/staff/export/orders.csv' },
  'GET /staff/export/leads.csv': { needs: ['leads', 'publish'], method: 'GET', url: '/staff/export/leads.csv' },
};

describe.each(VISITORS)('$who', (visitor) => {
  it.each(Object.entries(DOORS))('meets the rights of %s', async (_name, { needs, isOfProven = true, ...door }) => {
    const answer = await parts.shop.app.inject({ ...door, headers: visitor.headers() });
    const isRefused = answer.statusCode === 401 || answer.statusCode === 403;
    const { code, right, secondFactor } = isRefused ? answer.json() : {};
    const words = [code, secondFactor ? 'factor' : right].filter(Boolean).join(' ');

    expect(words || null).toBe(expected({ needs, operation: '', isOfProven }, visitor));
  });
});

it('covers every operation of the staff', () => {
  const fields = [apiSchema.getQueryType(), apiSchema.getMutationType()].flatMap((type) =>
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
