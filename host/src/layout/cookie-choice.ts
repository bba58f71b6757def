import { readCookie } from '@shop/shared/runtime';
import { STATISTICS_COOKIE } from '../rum/rum-report';

const AGREE_COOKIE = 'agree';
const YEAR_S = 31_536_000;

const keep = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
};

/** Notes a consent or its withdrawal at the shop; the cookie already holds the choice. */
const note = (isGiven: boolean) =>
  import(/* webpackChunkName: "note-consent" */ './note-consent').then(
    ({ noteConsent }) => noteConsent(isGiven),
    () => undefined,
  );

/** Whether the visitor has allowed statistics; `agree` alone does not (docs/rules.md, Layout). */
export const areStatisticsAllowed = () => readCookie(STATISTICS_COOKIE) === '1';

/** Shows the notice, where the visitor chooses for the first time or anew. */
export function askAboutCookies(): void {
  document.documentElement.dataset.cookies = 'asked';
}

/** Keeps the choice and hides the notice. */
export function chooseCookies(isStatistics: boolean): void {
  const isChanged = areStatisticsAllowed() !== isStatistics;
  keep(AGREE_COOKIE, 'true');
  keep(STATISTICS_COOKIE, isStatistics ? '1' : '0');
  delete document.documentElement.dataset.cookies;
  if (isChanged) void note(isStatistics);
}
