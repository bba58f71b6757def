import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import DevServer, { type Configuration as ServerConfiguration, type ExpressRequestHandler } from 'webpack-dev-server';
import { ROOT_DIR, type RemoteName } from '../packages';
import { hostDevConfig, remoteDevConfig } from './configs';

export interface RunningServer {
  /** Settled when the first compilation is over, with or without errors: webpack tells those itself. */
  compiled: Promise<void>;
  stop: () => Promise<void>;
}

function firstCompilation(compiler: Compiler): Promise<void> {
  return new Promise((resolve) => compiler.hooks.done.tap('first-compilation', () => resolve()));
}

async function serve(config: Configuration, port: number, options: ServerConfiguration): Promise<RunningServer> {
  const compiler = webpack({ ...config, infrastructureLogging: { level: 'warn' } });
  const compiled = firstCompilation(compiler);
  const server = new DevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      // Signals are handled in one place, for all servers and the API.
      setupExitSignals: false,
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
      },
      devMiddleware: { stats: 'errors-warnings' },
      ...options,
    },
    compiler,
  );
  await server.start();
  return { compiled, stop: () => server.stop() };
}

/** Serves one remote: its entry, its chunks and their updates, to a page of another origin. */
export function serveRemote(name: RemoteName, port: number): Promise<RunningServer> {
  return serve(remoteDevConfig(name, `http://localhost:${port}`), port, {
    static: false,
    headers: { 'access-control-allow-origin': '*' },
  });
}

export interface HostServerOptions {
  port: number;
  apiUrl: string;
  storeDir: string;
  page: ExpressRequestHandler;
}

/** Serves the host, the published remotes, and what belongs to the API. */
export function serveHost({ port, apiUrl, storeDir, page }: HostServerOptions): Promise<RunningServer> {
  return serve(hostDevConfig(), port, {
    static: [
      { directory: path.join(ROOT_DIR, 'host/public'), watch: false, serveIndex: false },
      { directory: storeDir, publicPath: '/remotes', watch: false, serveIndex: false },
    ],
    proxy: [{ context: ['/api', '/mail', '/readyz'], target: apiUrl, xfwd: true, logLevel: 'silent' }],
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'pages', middleware: page }],
  });
}
