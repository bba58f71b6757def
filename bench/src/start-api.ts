import { startProgram, type Program } from '@shop/tools/program';

export interface ApiOptions {
  dataDir: string;
  /** By default the embedded database. */
  databaseUrl?: string;
  execArgv?: string[];
  /** Besides the usual ones. */
  settings?: Readonly<Record<string, string>>;
}

export interface BenchApi {
  api: Program;
  apiUrl: string;
  /** From the start of the process. */
  readyMs: number;
}

/** Starts the built API alone, with the demonstration data; nothing limits requests. */
export async function startApi({ dataDir, databaseUrl = '', execArgv = [], settings }: ApiOptions): Promise<BenchApi> {
  const own = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_DATA: 'on', API_PORT: '0', ...settings };
  const env = { ...process.env, NODE_ENV: 'production', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...own };
  const startedAt = performance.now();
  const api = startProgram('api/dist/server/main.cjs', env, execArgv);
  const port = await api.ready;
  return { api, apiUrl: `http://127.0.0.1:${port}`, readyMs: performance.now() - startedAt };
}
