import { buildStale } from '../build';
import { REMOTES } from '../packages';
import { isPublished, publishBuilt, storeDir } from '../publish-built';
import { RefusedError } from '../store';
import { supervise, type Supervised } from '../supervise';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function publishAllBuilt(dir: string): Promise<void> {
  for (const name of REMOTES) {
    if (!isPublished(dir, name)) print(`published ${name} ${await publishBuilt(dir, name)}`);
  }
}

/** Address of a site nobody gave one; a port that is none is the host's to refuse. */
function localUrl(port = ''): string {
  const url = `http://localhost:${port.trim() || 3000}`;
  return URL.canParse(url) ? url : localUrl();
}

/** Publishes what is new; where the store cannot be used, says so in one line and ends the start. */
async function isStoreReady(dir: string): Promise<boolean> {
  try {
    await publishAllBuilt(dir);
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return false;
  }
}

/** `npm start`: builds what is stale, publishes it, and runs the API and the host until told to stop. */
export async function run(): Promise<void> {
  // Both programs have to name the same address: it stands in links of pages and mails.
  const env: NodeJS.ProcessEnv = { PUBLIC_URL: localUrl(process.env.PORT), ...process.env, NODE_ENV: 'production' };
  await buildStale({ log: print });
  if (!(await isStoreReady(storeDir(env)))) return;

  const programs: Supervised[] = [];
  const stopAll = async (code: number) => {
    // The host first: it stops asking before the API stops answering.
    for (const program of programs.toReversed()) await program.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll(0));
  const runProgram = (file: string, portSetting: string, settings: NodeJS.ProcessEnv) => {
    const onFatal = () => void stopAll(1);
    const program = supervise({ file, portSetting, env: { ...env, ...settings }, onFatal });
    programs.push(program);
    return program.ready;
  };

  const apiPort = await runProgram('api/dist/server/main.cjs', 'API_PORT', { API_PORT: env.API_PORT ?? '0' });
  const port = await runProgram('host/dist/server/main.cjs', 'PORT', { API_URL: `http://127.0.0.1:${apiPort}` });
  print(`the shop answers on http://localhost:${port}`);
}
