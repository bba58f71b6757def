import { startSite } from './site';

/** One site for all journeys that need no site of their own. SITE_URL and SITE_DATA_DIR name one that runs already. */
async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  return () => site.stop();
}

export default globalSetup;
