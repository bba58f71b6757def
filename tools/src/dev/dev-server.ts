import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack, { type Configuration, type MultiCompiler, type MultiStats } from 'webpack';
import DevServer from 'webpack-dev-server';

/** Files of browser builds that publishing and the host read; all others stay in memory. */
const READ_FROM_DISK = /(assets\.json|remoteEntry\.js)$/;
/** Documents come with the HTML: no module of an open page can accept a new one. */
const DOCUMENT = /\.(json|md)$/;

type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export interface DevServerOptions {
  port: number;
  /** The real host, which answers everything that is not a file of a browser build. */
  hostUrl: string;
  /** Server builds have `devServer: false`: they are written to their folders. */
  configs: readonly Configuration[];
  /** Called with the configurations whose result is new. Requests to the host wait for it. */
  onBuilt: (changed: ReadonlySet<Configuration>) => Promise<void>;
  /** Answers some requests in place of the host, which is then a deployed site. */
  sitePages?: RequestHandler;
}

/** Returns the indexes of the builds that differ from the last call's. */
function createChangeFinder() {
  let known: string[] = [];
  return ({ stats }: MultiStats): number[] => {
    const before = known;
    known = stats.map(({ hash }) => hash);
    return known.flatMap((hash, index) => (hash === before[index] ? [] : [index]));
  };
}

function printProblems({ stats }: MultiStats): void {
  for (const build of stats) {
    if (build.hasErrors() || build.hasWarnings()) process.stderr.write(`${build.toString('errors-warnings')}\n`);
  }
}

function hasNewDocument({ compilers }: MultiCompiler, changed: readonly number[]): boolean {
  return changed.some((index) => [...(compilers[index]?.modifiedFiles ?? [])].some((file) => DOCUMENT.test(file)));
}

/**
 * Builds and watches. Serves browser files, with Fast Refresh; everything else comes from the host.
 */
export async function startDevServer({
  port,
  hostUrl,
  configs,
  onBuilt,
  sitePages,
}: DevServerOptions): Promise<DevServer> {
  const compiler = webpack(configs.map((config) => ({ ...config, infrastructureLogging: { level: 'warn' as const } })));
  const findChanges = createChangeFinder();
  let work = Promise.resolve();

  const apply = async (changed: number[]) => {
    await onBuilt(new Set(configs.filter((_, index) => changed.includes(index))));
    if (hasNewDocument(compiler, changed)) server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  };
  compiler.hooks.done.tap('apply', (stats) => {
    printProblems(stats);
    if (!stats.hasErrors()) work = work.then(() => apply(findChanges(stats)));
  });

  const afterWork: RequestHandler | undefined =
    sitePages && ((request, response, next) => void work.then(() => sitePages(request, response, next)));

  const server = new DevServer(
    {
      host: 'localhost',
      port,
      static: false,
      // Signals are handled in one place, for all programs.
      setupExitSignals: false,
      // Pages have production's CSP, which forbids the overlay: see the terminal or the console.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws', overlay: false, logging: 'error' },
      devMiddleware: { stats: 'none', index: false, writeToDisk: (file) => READ_FROM_DISK.test(file) },
      setupMiddlewares: (middlewares) => (afterWork ? [afterWork, ...middlewares] : middlewares),
      proxy: [
        {
          context: () => true,
          router: () => work.then(() => hostUrl),
          xfwd: !sitePages,
          // A site answers to its own name only, and takes changes from its own pages only.
          ...(sitePages && { changeOrigin: true, headers: { origin: hostUrl, referer: `${hostUrl}/` } }),
          ws: false,
          logLevel: 'silent',
          onProxyRes({ headers }) {
            headers['cache-control'] = 'no-store';
          },
        },
      ],
    },
    compiler,
  );
  await server.start();
  return server;
}
