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
  /** Of a published page that does not render. */
  title?: string;
  faults?: readonly { text: string }[];
}

const pageOf = ({ path, title }: Line) => [title && `«${title}»`, path].filter(Boolean).join(' ');

const detailOf = (line: Line) => {
  const { reason, places, err, faults = [] } = line;
  const what = reason ?? places?.join(', ') ?? err?.message ?? faults.map(({ text }) => text).join(', ');
  return [pageOf(line), what].filter(Boolean).join(': ');
};

/** Reads the log of a host, and collects what visitors would miss on pages that look whole. */
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
