import { queueClicks } from '@shop/shared/federation';
import { STARTER_ELEMENT_ID } from '@shop/shared/federation/page-data';
import type { ScriptFile } from '../remotes/page-files';
import { preloadScript } from '../remotes/preload-script';
import { readJsonBlock, type StarterData } from './hydration-data';
import { markLeaving } from './leaving';

/** After this time a script is requested again. */
const SCRIPT_TIMEOUT_MS = 10_000;
/** After this time queued clicks are dropped: nobody expects an effect any more. */
const START_TIMEOUT_MS = 25_000;
const EAGER_EVENTS = ['pointerdown', 'keydown', 'touchstart'];

declare global {
  interface Window {
    shopStarter?: {
      /** False for a second copy of the host's script, which a retry may bring. */
      begin: () => boolean;
      /** The page is hydrated: replays queued clicks. */
      finish: () => void;
      /** The page cannot be hydrated: drops queued clicks. */
      giveUp: () => void;
    };
    trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown };
  }
}

// This script is in the head, so that no press is lost while the page arrives on a slow line. Its
// data is at the end of the page.
let parsed: StarterData | null = null;
const readData = () => (parsed ??= readJsonBlock<StarterData>(STARTER_ELEMENT_ID));
const clicks = queueClicks(document);
let hasBegun = false;

window.shopStarter = {
  begin: () => !hasBegun && (hasBegun = true),
  finish: clicks.replay,
  giveUp: clicks.drop,
};

/** Federation and webpack assign `script.src`. Only origins named in the HTML are allowed. */
window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    if (origin !== location.origin && !readData().origins.includes(origin)) {
      throw new TypeError(`script of a foreign origin: ${url}`);
    }
    return url;
  },
});

function insertScript({ src, integrity }: ScriptFile, onFailure: () => void) {
  const script = document.createElement('script');
  const fail = () => {
    clearTimeout(timer);
    script.onerror = null;
    onFailure();
  };
  const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
  script.onload = () => clearTimeout(timer);
  script.onerror = fail;
  if (integrity) script.integrity = integrity;
  script.src = src;
  document.body.append(script);
}

let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadScripts, { once: true });
  else loadScripts();
}

function loadScripts() {
  setTimeout(clicks.drop, START_TIMEOUT_MS);
  const data = readData();
  for (const file of data.scripts) {
    // Chromium joins a request that hangs, so the retry needs another address.
    insertScript(file, () => insertScript({ ...file, src: `${file.src}?r=1` }, clicks.drop));
  }
  data.preload.forEach(preloadScript);
}

/** docs/decisions.md, "Scripts start after the page is painted" */
function startAfterPaint() {
  requestAnimationFrame(() => setTimeout(start));
}

// The notice is in every page's HTML, and hidden without this attribute (docs/rules.md, Layout).
if (!/(?:^|;\s*)agree=true(?:;|$)/.test(document.cookie)) document.documentElement.dataset.cookies = 'asked';

for (const name of EAGER_EVENTS) addEventListener(name, start, { capture: true, passive: true, once: true });
// A user's name takes more room in the header than «Войти», and must not move it when it comes.
if (/(?:^|;\s*)x-auth-token=[^;]/.test(document.cookie)) document.documentElement.dataset.user = '';

markLeaving();

if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true });
