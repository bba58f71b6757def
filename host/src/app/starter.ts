import { readJsonBlock, START_ELEMENT_ID, type ScriptFile, type StartPlan } from './boot';

/** Buttons pressed before hydration; the host presses them again when it is ready. */
const pressed: Element[] = [];

declare global {
  interface Window {
    /** Ends the waiting: gives back the buttons pressed so far and stops listening. */
    shopStarter?: { finish: () => Element[] };
    trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown };
  }
}

function keepPress(event: Event) {
  const button = event.target instanceof Element ? event.target.closest('button, [role="button"]') : null;
  if (!button) return; // links and form fields work without scripts
  event.preventDefault();
  if (!pressed.includes(button)) pressed.push(button);
}

/** Federation and webpack assign `script.src`; only origins that the page's own HTML names may pass. */
function allowOnly(origins: readonly string[]) {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (!origins.includes(new URL(url, location.href).origin))
        throw new TypeError(`script of a foreign origin: ${url}`);
      return url;
    },
  });
}

function insertPreload({ src, integrity }: ScriptFile) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  if (new URL(src, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = src;
  document.head.append(link);
}

function insertScript({ src, integrity }: ScriptFile) {
  const script = document.createElement('script');
  script.async = false;
  if (integrity) script.integrity = integrity;
  script.src = src;
  document.body.append(script);
}

/** What is asked for before the first paint takes its share of the line, and the paint waits. */
function afterFirstPaint(run: () => void) {
  const canTell = 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
  // A page in the background is not painted before it is looked at.
  if (!canTell || document.visibilityState === 'hidden') {
    run();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}

const EAGER_EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const;

function start(plan: StartPlan) {
  let isStarted = false;
  const run = () => {
    if (isStarted) return;
    isStarted = true;
    for (const name of EAGER_EVENTS) removeEventListener(name, run, true);
    plan.scripts.forEach(insertScript);
    plan.preload.forEach(insertPreload);
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);

  for (const name of EAGER_EVENTS) addEventListener(name, run, { capture: true, passive: true });
  const whenPainted = () => afterFirstPaint(whenIdle);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}

/** The notice stands in every page's HTML; it shows where the visitor has not agreed yet (specification, section 2). */
function askForCookies() {
  if (!/(?:^|;\s*)agree=true(?:;|$)/.test(document.cookie)) document.documentElement.dataset.cookies = 'asked';
}

const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** A painted page may be written in already; one that is visited again gets back what was written in its fields. */
function mayBeWrittenIn() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
  return !isNew || performance.getEntriesByType('paint').length > 0;
}

/**
 * Takes the text fields out of the page until its next frame. When parsing ends, Chromium looks through them for autofill and lays the
 * page out for that: without its fonts, and so a second time in the frame.
 */
function holdTextFields() {
  if (mayBeWrittenIn()) return;
  const held = [...document.querySelectorAll(TEXT_FIELDS)].map((field) => {
    const place = document.createComment('');
    field.replaceWith(place);
    return { field, place };
  });
  const putBack = () => held.splice(0).forEach(({ field, place }) => place.replaceWith(field));
  requestAnimationFrame(putBack);
  addEventListener('load', putBack, { once: true }); // a page in the background has no frames
}

askForCookies();
holdTextFields();
const plan = readJsonBlock<StartPlan>(START_ELEMENT_ID);
addEventListener('click', keepPress, true);
window.shopStarter = {
  finish() {
    removeEventListener('click', keepPress, true);
    return pressed.splice(0);
  },
};
allowOnly([location.origin, ...plan.origins]);
start(plan);
