import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { makeUser, openSession, queryApiAs, type Person } from './account';
import { readOutbox } from './outbox';
import { visit } from './pages';
import { startSite, type Site } from './site';

export const STUDIO_OWNER = 'owner@example.ru';
/** From publishing to the shopper: 3 s, and some more where other sites run beside this one. */
export const SHOWN_WITHIN_MS = 5000;

type SiteAddress = Pick<Site, 'url' | 'dataDir'>;

interface Block {
  type: string;
  props: Record<string, unknown>;
}

export interface PageDocument {
  root: { props: Record<string, unknown> };
  content: Block[];
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
  invite: 'mutation ($email: String!) { staffInvite(email: $email, role: editor) { success } }',
  accept: 'mutation ($token: String!) { staffAcceptInvite(token: $token) { role } }',
  create: `mutation ($from: ID!, $path: String!, $title: String!) {
    staffCreatePage(from: $from, path: $path, title: $title) ${FIELDS} }`,
  restore: `mutation ($id: ID!, $number: Int!) { staffRestore(id: $id, number: $number) ${FIELDS} }`,
  move: `mutation ($id: ID!, $path: String!) { staffMovePage(id: $id, path: $path) ${FIELDS} }`,
  takeOff: `mutation ($id: ID!) { staffUnpublish(id: $id) ${FIELDS} }`,
  preview: 'mutation ($id: ID!) { staffMakePreview(id: $id) { url } }',
} as const;

type Change = (document: PageDocument) => void;

/** What one person does in the studio, by the API. */
function studioOf(siteUrl: string, token: string) {
  const ask = <T>(query: string, variables: object = {}) => queryApiAs<T>(siteUrl, token, query, variables);
  const pages = () => ask<StaffPage[]>(`{ staffPages ${FIELDS} }`);
  const page = (id: string) => ask<StaffPage>(`query ($id: ID!) { staffPage(id: $id) ${FIELDS} }`, { id });

  async function pageAt(path: string): Promise<StaffPage> {
    const found = (await pages()).find((one) => one.path === path);
    if (!found) throw new Error(`the studio has no page ${path}`);
    return found;
  }

  async function save({ id, draft }: StaffPage, document: unknown): Promise<number> {
    const { revision } = draft;
    return (await ask<{ revision: number }>(OPERATIONS.save, { id, revision, document })).revision;
  }

  return {
    token,
    pages,
    page,
    pageAt,
    /** Saves a changed draft and publishes it, now or at an instant. */
    async publish(of: StaffPage, change: Change = () => undefined, at?: string): Promise<StaffPage> {
      const document = structuredClone(of.draft.document);
      change(document);
      return ask<StaffPage>(OPERATIONS.publish, { id: of.id, revision: await save(of, document), at });
    },
    versions: (id: string) => ask<{ number: number }[]>(OPERATIONS.versions, { id }),
    invite: (email: string) => ask<{ success: boolean }>(OPERATIONS.invite, { email }),
    create: (from: string, path: string, title: string) => ask<StaffPage>(OPERATIONS.create, { from, path, title }),
    restore: (id: string, number: number) => ask<StaffPage>(OPERATIONS.restore, { id, number }),
    move: (id: string, path: string) => ask<StaffPage>(OPERATIONS.move, { id, path }),
    takeOff: (id: string) => ask<StaffPage>(OPERATIONS.takeOff, { id }),
    preview: (id: string) => ask<{ url: string }>(OPERATIONS.preview, { id }),
  };
}

/** The path of the link that somebody was mailed. */
export async function mailedInvite(dataDir: string, email: string = STUDIO_OWNER): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const mail = (await readOutbox(dataDir)).find(({ to, text }) => to.includes(email) && /studio/.test(text));
    const [path] = /\/studio\?invite=[\w-]+/.exec(mail?.text ?? '') ?? [];
    if (path) return path;
    await sleep(100);
  }
  throw new Error(`${email} got no mail`);
}

/** Accepts an invitation by the API. @returns the session of its new person */
async function acceptInvite({ url, dataDir }: SiteAddress, person: Person, email?: string): Promise<string> {
  const token = await openSession(url, person);
  const invite = (await mailedInvite(dataDir, email)).split('=')[1];
  await queryApiAs(url, token, OPERATIONS.accept, { token: invite });
  return token;
}

/** Makes an account that may edit, and not publish. */
export async function inviteEditor({ site, studio }: Pick<StudioSite, 'site' | 'studio'>): Promise<Person> {
  const person = await makeUser(site.url, site.dataDir);
  await studio.invite(person.email);
  await acceptInvite(site, person, person.email);
  return person;
}

export interface StudioSite {
  site: Site;
  studio: ReturnType<typeof studioOf>;
  get: (address: string) => Promise<Response>;
  html: (address: string) => Promise<string>;
  statusOf: (address: string) => Promise<number>;
  /** A whole page in a failure would bury it. */
  isShown: (address: string, text: string) => Promise<boolean>;
}

/** Starts a site with a publisher, and waits until its pages are in the studio. */
export async function startStudioSite(): Promise<StudioSite> {
  const site = await startSite({ env: { STUDIO_OWNER, RATE_LIMITS: 'off' } });
  const owner = await makeUser(site.url, site.dataDir);
  const studio = studioOf(site.url, await acceptInvite(site, owner));
  for (let attempt = 0; attempt < 200 && (await studio.pages()).length === 0; attempt += 1) await sleep(50);
  const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });
  const html = async (address: string) => (await get(address)).text();
  return {
    ...{ site, studio, get, html },
    statusOf: async (address) => (await get(address)).status,
    isShown: async (address, text) => (await html(address)).includes(text),
  };
}

/**
 * Opens a page in the studio, as the publisher or in another session.
 * @returns the page of the site in its frame
 */
export async function openInStudio(
  page: Page,
  { site, studio }: Pick<StudioSite, 'site' | 'studio'>,
  address: string,
  token: string = studio.token,
): Promise<FrameLocator> {
  await page.context().addCookies([{ name: 'x-auth-token', value: token, url: site.url }]);
  await visit(page, `${site.url}/studio/${(await studio.pageAt(address)).id}`);
  const canvas = page.frameLocator('iframe[title="Страница"]');
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  return canvas;
}
