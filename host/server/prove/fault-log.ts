const ERROR_LEVEL = 50;

interface Line {
  level: number;
  msg: string;
  path?: string;
  /** Of a part that has failed and was left out, on a page that is shown. */
  reason?: string;
  /** Of a document, which were left out. */
  places?: readonly string[];
  err?: { message?: string };
  page?: string;
  faults?: readonly { text: string }[];
}

const detailOf = ({ path, page, reason, places, err, faults = [] }: Line) =>
  [path ?? page, reason ?? places?.join(', ') ?? err?.message ?? faults.map(({ text }) => text).join(', ')]
    .filter(Boolean)
    .join(': ');

/** Takes the log of a host, and keeps what visitors would miss on pages that look whole. */
export function createFaultLog() {
  const found = new Set<string>();
  return {
    faults: () => [...found],
    stream: {
      write(text: string) {
        const line = JSON.parse(text) as Line; // by pino
        const isFault = line.level >= ERROR_LEVEL || line.reason !== undefined || line.places !== undefined;
        if (isFault) found.add([line.msg, detailOf(line)].filter(Boolean).join(': '));
      },
    },
  };
}
