/** What the doctor has found. The texts are in English, because a command prints them. */
export interface Finding {
  /** What was looked at, in a word: `mail`. */
  check: string;
  /** With a fault the shop does not sell, or may lose something; a warning can wait. */
  level: 'good' | 'warning' | 'fault';
  text: string;
  /** What to do; null where all is well. */
  wayOut: string | null;
}

/** What the API says of itself. */
export interface Examined {
  /** The origin that its mails lead to. */
  publicUrl: string;
  findings: Finding[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isFinding(value: unknown): value is Finding {
  if (!isObject(value)) return false;
  const { check, level, text, wayOut } = value;
  return (
    typeof check === 'string' &&
    typeof text === 'string' &&
    (wayOut === null || typeof wayOut === 'string') &&
    (level === 'good' || level === 'warning' || level === 'fault')
  );
}

/** Whether an answer of the API has the form of `Examined`. */
export function isExamined(value: unknown): value is Examined {
  if (!isObject(value)) return false;
  const { publicUrl, findings } = value;
  return typeof publicUrl === 'string' && Array.isArray(findings) && findings.every(isFinding);
}
