import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { makeUser, openSession, queryApiAs, type Person } from './account';
import { expectAccessible } from './axe';
import { textsInEnglish } from './english';
import { readOutbox } from './outbox';
import { visit } from './pages';
import { connectApp, proveAnew, type SecondFactor } from './second-factor';
import type { Site } from './site';

export const STUDIO_OWNER = 'owner@example.ru';
/** From publishing to the shopper: 3 s, and some more where other sites run beside this one. */
export const SHOWN_WITHIN_MS = 5000;

type SiteAddress = Pick<Site, 'url' | 'dataDir'>;

export interface StudioBlock {
  type: string;
  props: Record<string, unknown>;
}

export interface PageDocument {
  root: { props: Record<string, unknown> };
  content: StudioBlock[];
}

export interface StaffPage {
  id: string;
  path: string | null;
  state: string;
  liveVersion: number | null;
  liveFaults: { path: string; code: string; text: string }[];
  draft: { revision: number; document: PageDocument };
}

const FIELDS = '{ id path state liveVersion liveFaults { path code text } draft { revision document } }';

const OPERATIONS = {
  save: `mutation ($id: ID!, $revision: Int!, $document: JSON!) {
    staffSaveDraft(id: $id, revision: $revision, document: $document) { revision } }`,
  publish: `mutation ($id: ID!, $revision: Int!, $at: String) {
    staffPublish(id: $id, revision: $revision, at: $at) ${FIELDS} }`,
  versions: 'query ($id: ID!) { staffVersions(id: $id) { number } }',
  invite: 'mutation ($email: String!, $role: StaffRole!) { staffInvite(email: $email, role: $role) { success } }',
  inviteManager: `mutation ($email: String!, $rights: [StaffRight!]!) {
    staffInvite(email: $email, rights: $rights) { success } }`,
  accept: 'mutation ($token: String!) { staffAcceptInvite(token: $token) { role } }',
  create: `mutation ($from: ID!, $path: String!, $title: String!) {
    staffCreatePage(from: $from, path: $path, title: $title) ${FIELDS} }`,
  restore: `mutation ($id: ID!, $number: Int!) { staffRestore(id: $id, number: $number) ${FIELDS} }`,
  move: `mutation ($id: ID!, $path: String!) { staffMovePage(id: $id, path: $path) ${FIELDS} }`,
  takeOff: `mutation ($id: ID!, $at: String) { staffUnpublish(id: $id, at: $at) ${FIELDS} }`,
  figures: 'query ($id: ID!) { staffPageFigures(id: $id) { live { orders } } }',
  preview: 'mutation ($id: ID!) { staffMakePreview(id: $id) { url } }',
} as const;

type Change = (document: PageDocument) => void;

/** What one person does in the studio, by the API. */
function studioOf({ url, dataDir }: SiteAddress, token: string, factor: SecondFactor) {
  const ask = <T>(query: string, variables: object = {}) => queryApiAs<T>(url, token, query, variables);
  const pages = () => ask<StaffPage[]>(`{ staffPages ${FIELDS} }`);
  const page = (id: string) => ask<StaffPage>(`query ($id: ID!) { staffPage(id: $id) ${FIELDS} }`, { id });

  async function save({ id, draft }: StaffPage, document: unknown): Promise<number> {
    const { revision } = draft;
    return (await ask<{ revision: number }>(OPERATIONS.save, { id, revision, document })).revision;
  }

  return {
    site: { url, dataDir },
    token,
    pages,
    page,
    /** Saves a changed draft and publishes it, now or at an instant. */
    async publish(of: StaffPage, change: Change = () => undefined, at?: string): Promise<StaffPage> {
      const document = structuredClone(of.draft.document);
      change(document);
      return ask<StaffPage>(OPERATIONS.publish, { id: of.id, revision: await save(of, document), at });
    },
    /** Saves a changed draft. */
    async edit(of: StaffPage, change: Change): Promise<void> {
      const document = structuredClone(of.draft.document);
      change(document);
      await save(of, document);
    },
    versions: (id: string) => ask<{ number: number }[]>(OPERATIONS.versions, { id }),
    /** By a role, as clients of yesterday send it. The proof may be older than it takes. */
    invite: async (email: string, role: 'editor' | 'publisher'): Promise<void> => {
      await proveAnew(url, token, factor);
      await ask<{ success: boolean }>(OPERATIONS.invite, { email, role });
    },
    /** To «Магазин», as somebody who works on orders. */
    inviteManager: async (email: string, rights: readonly string[] = ['orders']): Promise<void> => {
      await proveAnew(url, token, factor);
      await ask<{ success: boolean }>(OPERATIONS.inviteManager, { email, rights });
    },
    create: (from: string, path: string, title: string) => ask<StaffPage>(OPERATIONS.create, { from, path, title }),
    move: (id: string, path: string) => ask<StaffPage>(OPERATIONS.move, { id, path }),
    /** Now, or at an instant. */
    takeOff: (id: string, at?: string) => ask<StaffPage>(OPERATIONS.takeOff, { id, at }),
    /** @returns the picture as blocks name it, without its words */
    async upload(file: Buffer): Promise<{ src: string; width: number; height: number }> {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/media`, { method: 'POST', body: new Uint8Array(file), headers });
      if (!answer.ok) throw new Error(`the upload was answered with ${answer.status}`);
      const { address, width, height } = (await answer.json()) as { address: string; width: number; height: number };
      return { src: address, width, height };
    },
    figures: (id: string) => ask<{ live: { orders: number } | null }>(OPERATIONS.figures, { id }),
    preview: (id: string) => ask<{ url: string }>(OPERATIONS.preview, { id }),
  };
}

export type Studio = ReturnType<typeof studioOf>;

/** The path of a link that somebody was mailed. */
async function mailedLink(dataDir: string, email: string, link: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const mail = (await readOutbox(dataDir)).find(({ to, text }) => to.includes(email) && link.test(text));
    const [path] = link.exec(mail?.text ?? '') ?? [];
    if (path) return path;
    await sleep(100);
  }
  throw new Error(`${email} got no mail`);
}

/** The path of the link of an invitation. */
export const mailedInvite = (
  dataDir: string,
  email: string = STUDIO_OWNER,
  place: 'studio' | 'admin' = 'studio',
): Promise<string> => mailedLink(dataDir, email, new RegExp(`/${place}\\?invite=[\\w-]+`));

/** The path of the link to a comment that was answered. */
export const mailedComment = (dataDir: string, email: string): Promise<string> =>
  mailedLink(dataDir, email, /\/studio\/[\w-]+\?comment=\d+/);

/** Accepts an invitation by the API. @returns the session of its new person */
async function acceptInvite({ url, dataDir }: SiteAddress, person: Person, email?: string): Promise<string> {
  const token = await openSession(url, person);
  const invite = (await mailedInvite(dataDir, email)).split('=')[1];
  await queryApiAs(url, token, OPERATIONS.accept, { token: invite });
  return token;
}

/**
 * Accepts the owner's invitation with a second factor, and waits until the pages of the site are in
 * the studio.
 */
export async function openOwnersStudio(site: SiteAddress): Promise<Studio> {
  const token = await acceptInvite(site, await makeUser(site.url, site.dataDir));
  const studio = studioOf(site, token, await connectApp(site.url, token));
  await expect.poll(() => studio.pages().then(({ length }) => length), { intervals: [50] }).toBeGreaterThan(15);
  return studio;
}

/** Makes an account that may edit, and not publish. */
export async function inviteEditor({ site, invite }: Studio): Promise<Person> {
  const person = await makeUser(site.url, site.dataDir);
  await invite(person.email, 'editor');
  await acceptInvite(site, person, person.email);
  return person;
}

/** Reads the site as shoppers do, without a browser. */
export function shopperOf(siteUrl: string) {
  const get = (address: string) => fetch(siteUrl + address, { redirect: 'manual' });
  const html = async (address: string) => (await get(address)).text();
  const soon = { timeout: SHOWN_WITHIN_MS, intervals: [100] };
  return {
    get,
    html,
    /** Waits until an address answers so. */
    expectStatus: (address: string, status: number) =>
      expect.poll(() => get(address).then((answer) => answer.status), soon).toBe(status),
    /** Waits until a page has a text, or has it no more. A failure does not print the page. */
    expectShown: (address: string, text: string, isShown = true) =>
      expect.poll(() => html(address).then((page) => page.includes(text)), soon).toBe(isShown),
  };
}

export type ShopReader = ReturnType<typeof shopperOf>;

/**
 * Opens a page in the studio, as the owner or in another session.
 * @returns the page of the site in its frame
 */
export async function openInStudio(
  page: Page,
  studio: Studio,
  { id }: Pick<StaffPage, 'id'>,
  token: string = studio.token,
): Promise<FrameLocator> {
  const { url } = studio.site;
  await page.context().addCookies([{ name: 'x-auth-token', value: token, url }]);
  await visit(page, `${url}/studio/${id}`);
  const canvas = page.frameLocator('iframe[title="Страница"]');
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  return canvas;
}

/** Sends what was typed without the pause after it: the window hears that the network is back. */
export const saveNow = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('online')));

export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Черновик сохранён/ })).toBeVisible();

/** Waits until the draft of the server has a text, and the editor says so. */
export async function expectDraft(page: Page, studio: Studio, { id }: Pick<StaffPage, 'id'>, text: RegExp) {
  await expect.poll(() => studio.page(id).then(({ draft }) => JSON.stringify(draft.document))).toMatch(text);
  await expectSaved(page);
}

/** Axe finds nothing on the screen, and every word of it is Russian. */
export async function expectReady(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await textsInEnglish(page)).toEqual([]);
}
