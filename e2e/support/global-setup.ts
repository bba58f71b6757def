import { startSite } from './site';

/** One site for all journeys that need no site of their own. SITE_URL names one that runs already. */
async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return () => site.stop();
}

export default globalSetup;
