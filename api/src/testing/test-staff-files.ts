import type { StaffFile, StaffFileSummary } from '../generated/resolvers-types';
import { answerTo, refusalOf } from './request-as';
import type { TestShop } from './test-shop';
import type { TestUser } from './test-users';

const CHANGE = 'key article field was now isJump';
const FILE = `id state rows changes { ${CHANGE} } faults { line column text } kept { ${CHANGE} } undoUntil`;

const OPERATIONS = {
  staffFile: `query ($id: ID!) { staffFile(id: $id) { ${FILE} } }`,
  staffFiles: '{ staffFiles { id state rows changeCount faultCount by at undoUntil } }',
  staffApplyFile: `mutation ($id: ID!, $accepted: [String!]!) { staffApplyFile(id: $id, accepted: $accepted) { ${FILE} } }`,
  staffUndoFile: `mutation ($id: ID!) { staffUndoFile(id: $id) { ${FILE} } }`,
};

/** A text as Excel saves it, which writes `?` for a sign that it cannot. */
export function toWindows1251(text: string): Buffer {
  const all = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (sign) => all.indexOf(all.includes(sign) ? sign : '?')));
}

/** Files of goods, by one of the shop's people. */
export function staffFilesOf(shop: TestShop, user: TestUser) {
  const upload = async (payload: string | Buffer) => {
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: '/staff/files', payload },
      headers: { 'content-type': 'text/csv', ...user.headers },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const get = (id: string) => answerTo<StaffFile>(shop, user, OPERATIONS.staffFile, { id });
  return {
    upload,
    get,
    check: async (payload: string | Buffer) => get((await upload(payload)).body.id),
    last: () => answerTo<StaffFileSummary[]>(shop, user, OPERATIONS.staffFiles, {}),
    apply: (id: string, accepted: string[] = []) =>
      answerTo<StaffFile>(shop, user, OPERATIONS.staffApplyFile, { id, accepted }),
    undo: (id: string) => answerTo<StaffFile>(shop, user, OPERATIONS.staffUndoFile, { id }),
    refusal: (operation: keyof typeof OPERATIONS, variables: object) =>
      refusalOf(shop, user, OPERATIONS[operation], variables),
    exported: async () => shop.app.inject({ method: 'GET', url: '/staff/export/goods.csv', headers: user.headers }),
  };
}

export type StaffFilesCalls = ReturnType<typeof staffFilesOf>;
