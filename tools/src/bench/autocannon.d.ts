// The package has no types of its own. These are the parts used here.
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    body?: string;
  }
  export interface Options {
    url: string;
    connections: number;
    duration: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    requests?: { setupRequest: (request: Request) => Request }[];
  }
  export interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
