import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateSync } from 'otplib';
import type { PageDocument } from '@shop/shared/page-documents';
import type { BenchSite } from '../site';

/** The value of STUDIO_OWNER. */
export const OWNER = 'owner@example.ru';

const PERSON = {
  email: 'bench@example.ru',
  fullname: 'Орлова Мария',
  password: 'соль и перец 7',
  phone: '79990000001',
};

export interface StaffPage {
  id: string;
  path: string | null;
  draft: { revision: number; document: PageDocument };
}

export interface Publisher {
  token: string;
  pageAt: (path: string) => Promise<StaffPage>;
  /** Saves a draft over another. @returns the new revision */
  save: (page: StaffPage, document: PageDocument) => Promise<number>;
  publish: (id: string, revision: number) => Promise<void>;
  copy: (from: string, path: string, title: string) => Promise<StaffPage>;
}

/** What the first group of `pattern` finds in the mails that the site has written to its disk. */
async function findMailed(dataDir: string, pattern: RegExp): Promise<string> {
  const folder = path.join(dataDir, 'outbox');
  for (;;) {
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const mail = await readFile(path.join(folder, file), 'utf8');
      const [, plain = ''] = /base64\r?\n\r?\n([\w+/=\r\n]+)/.exec(mail) ?? [];
      const [, found] = pattern.exec(Buffer.from(plain, 'base64').toString('utf8')) ?? [];
      if (found !== undefined) return found;
    }
    await sleep(200);
  }
}

const DRAFT = '{ id path draft { revision document } }';

/** Makes an account by the API, takes the link that the owner is mailed, and connects an app. */
export async function becomePublisher({ url, dataDir }: Pick<BenchSite, 'url' | 'dataDir'>): Promise<Publisher> {
  let token = '';
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown };
    if (!data) throw new Error(`the API refused: ${JSON.stringify(errors)}`);
    return Object.values(data)[0] as T; // each query names its fields
  };

  await ask('query ($input: SignupInput!) { signup(input: $input) { id } }', { input: PERSON });
  await ask('query ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { isConfirmed } }', {
    input: { email: PERSON.email, token: await findMailed(dataDir, /confirmEmail=([\w-]+)/) },
  });
  const { email: login, password } = PERSON;
  const session = await ask<{ token: string }>('query ($input: SigninInput!) { signin(input: $input) { token } }', {
    input: { login, password },
  });
  ({ token } = session);
  await ask('mutation ($token: String!) { staffAcceptInvite(token: $token) { role } }', {
    token: await findMailed(dataDir, /invite=([\w-]+)/),
  });
  const { secret } = await ask<{ secret: string }>('mutation { staffStartTotp { secret } }');
  await ask('mutation ($code: String!) { staffConfirmTotp(code: $code) { recoveryCodes } }', {
    code: generateSync({ secret }),
  });

  return {
    token,
    async pageAt(wanted) {
      for (;;) {
        const pages = await ask<StaffPage[]>(`{ staffPages ${DRAFT} }`);
        const page = pages.find((one) => one.path === wanted);
        if (page) return page;
        await sleep(200); // the host has not told the API of its pages yet
      }
    },
    async save({ id, draft: { revision } }, document) {
      const draft = await ask<{ revision: number }>(
        'mutation ($id: ID!, $revision: Int!, $document: JSON!) { staffSaveDraft(id: $id, revision: $revision, document: $document) { revision } }',
        { id, revision, document },
      );
      return draft.revision;
    },
    async publish(id, revision) {
      await ask('mutation ($id: ID!, $revision: Int!) { staffPublish(id: $id, revision: $revision) { id } }', {
        id,
        revision,
      });
    },
    copy: (from, address, title) =>
      ask(
        `mutation ($from: ID!, $path: String!, $title: String!) {
        staffCreatePage(from: $from, path: $path, title: $title) ${DRAFT} }`,
        { from, path: address, title },
      ),
  };
}
