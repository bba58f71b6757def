import type { RegistryRoute, RemoteVersion } from '@shop/shared/federation/registry';
import { escapeHtml } from '@shop/node/html';
import { PREVIEW_CHOICE_PATH } from './preview-badge';

/** The parameter that asks what a previewed page is made of, and the id of the answer. */
export const MADE_OF = 'made-of';
/** The field of the form with the address of the page. */
export const MADE_OF_BACK = 'back';

const STYLE = [
  '#made-of{position:relative;padding:32px 16px 24px;background:var(--c-surface-dark);color:var(--c-text-inverse-2);font:var(--fs-mono)/var(--lh-mono) var(--font-mono);letter-spacing:var(--ls-mono)}',
  '#made-of>*{max-width:1200px;margin-inline:auto}',
  '#made-of h2{margin-block:0 8px;color:var(--c-text-inverse);font:inherit;font-size:var(--fs-lead)}',
  '#made-of p{margin-block:0 8px;overflow-wrap:anywhere}',
  '#made-of ul{margin-block:16px;padding:0;list-style:none}',
  '#made-of li{display:grid;gap:4px 24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));align-items:center;padding-block:12px;border-top:1px solid var(--neutral-700)}',
  '#made-of b{color:var(--c-text-inverse);font-weight:400}',
  '#made-of em{color:var(--c-signal-on-dark);font-style:normal}',
  '#made-of select,#made-of button{box-sizing:border-box;width:100%;min-height:44px;padding:0 12px;border:1px solid var(--neutral-700);border-radius:var(--r-1);background:var(--c-surface-dark);color:var(--c-text-inverse);font:inherit}',
  '#made-of button{width:auto;cursor:pointer}',
  '#made-of :focus-visible{outline:2px solid var(--c-signal-on-dark);outline-offset:2px}',
  '@media print{#made-of{display:none}}',
].join('');

/** A remote of the visitor's set. */
export interface PartOfPage {
  name: string;
  /** What the visitor is to get. */
  version: string;
  /** The version that makes its parts of the page; nothing when the server has none of it. */
  made: string | undefined;
  /** Its widgets in the HTML. */
  widgets: readonly string[];
  /** Why another version than that of the set has made it, where the host knows. */
  reason: string | undefined;
  /** Where browsers load its files from. */
  base: string;
  /** What one may choose. */
  versions: readonly RemoteVersion[];
}

export interface MadeOfInput {
  /** Path and query. */
  address: string;
  requestId: string;
  setId: string;
  /** Until the page was there, in ms. */
  serverMs: number;
  /** Whose page it is; null for an address without one. */
  owner: { remote: string; route: RegistryRoute } | null;
  parts: readonly PartOfPage[];
  /** Text of the script that tells what the browser has loaded. */
  script: string;
}

function stateOf({ deployment, extras: { rollout } }: RemoteVersion): string {
  if (deployment.default) return ' — на сайте';
  return rollout ? ` — у ${deployment.traffic} % посетителей` : '';
}

function choiceOf({ name, version, versions }: PartOfPage): string {
  const options = versions
    .filter(({ extras }) => !extras.withdrawn)
    .map((one) => {
      const value = escapeHtml(one.metadata.version);
      const selected = one.metadata.version === version ? ' selected' : '';
      return `<option value="${value}"${selected}>${value}${stateOf(one)}</option>`;
    });
  return `<select name="${escapeHtml(name)}" aria-label="Версия ${escapeHtml(name)}">${options.join('')}</select>`;
}

/** What of a page is a remote's. */
function shareOf({ name, widgets }: PartOfPage, owner: MadeOfInput['owner']): string {
  const page = owner?.remote === name ? [`страница «${owner.route.id}»`] : [];
  return escapeHtml([...page, ...new Set(widgets)].join(', '));
}

function roleOf(part: PartOfPage, owner: MadeOfInput['owner']): string {
  const { version, made, reason } = part;
  const share = shareOf(part, owner);
  const role = share === '' ? 'в HTML ничего' : `в HTML: ${share}`;
  if (made === version || (made === undefined && reason === undefined)) return role;
  const other = made === undefined ? 'без неё' : `это версия ${escapeHtml(made)}`;
  return `${role}; <em>${other}, потому что ${escapeHtml(version)} не смогла: ${escapeHtml(reason ?? 'не загрузилась')}</em>`;
}

function line(part: PartOfPage, owner: MadeOfInput['owner']): string {
  const { name, version, base } = part;
  return [
    `<li><span><b>${escapeHtml(name)}</b> ${escapeHtml(version)}</span><span>${roleOf(part, owner)}</span>`,
    `<span data-base="${escapeHtml(base)}">в браузере не загружен</span>${choiceOf(part)}</li>`,
  ].join('');
}

export interface MadeOfParts {
  html: string;
  style: string;
  script: string;
}

/**
 * What a page is made of, for the teams that have made it: plain HTML that works without scripts;
 * with one, it tells what the browser has loaded, too.
 */
export function madeOf({ address, requestId, setId, serverMs, owner, parts, script }: MadeOfInput): MadeOfParts {
  const rank = ({ name, widgets }: PartOfPage) => (name === owner?.remote ? 0 : widgets.length === 0 ? 2 : 1);
  const sorted = parts.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
  const html = [
    `<style>${STYLE}</style><aside id="${MADE_OF}" aria-labelledby="${MADE_OF}-title">`,
    `<h2 id="${MADE_OF}-title">Из чего эта страница</h2>`,
    `<p>${escapeHtml(address)} · набор ${escapeHtml(setId)} · у сервера за ${serverMs.toFixed(0)} мс · `,
    `запрос ${escapeHtml(requestId)} (его сбои назовёт npm run remotes -- explain ${escapeHtml(requestId)})</p>`,
    `<form method="post" action="${PREVIEW_CHOICE_PATH}">`,
    `<input type="hidden" name="${MADE_OF_BACK}" value="${escapeHtml(address)}">`,
    `<ul>${sorted.map((part) => line(part, owner)).join('')}</ul>`,
    '<p>Другие версии увидите только вы, до конца предпросмотра.</p><button>Показать эти версии</button></form></aside>',
    `<script>${script}</script>`,
  ].join('');
  return { html, style: STYLE, script };
}
