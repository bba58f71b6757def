/** The labels of a link, and the host that had it, by their names in bodies and addresses. */
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'referrer'] as const;

/** Where a lead came from. */
export type LeadSource = Partial<Record<(typeof NAMES)[number], string>>;

/** From where in the site a lead came. */
export interface LeadOrigin {
  /** The path of the page with the form. */
  page: string | null;
  block: string | null;
  source: LeadSource;
}

const LONGEST_PATH = 500;
const LONGEST_LABEL = 200;
const BLOCK = /^[\p{L}\d_-]{1,80}$/u;
const HOST = /^(?=.{1,253}$)[a-z\d-]+(\.[a-z\d-]+)*$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readLabel(name: (typeof NAMES)[number], value: unknown): string {
  if (typeof value !== 'string') return '';
  const label = value.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_LABEL);
  if (name !== 'referrer') return label;
  const host = label.toLowerCase();
  return HOST.test(host) ? host : '';
}

/**
 * Reads where a message came from. What makes no sense there is left out: nobody typed it, so no
 * message is refused for it.
 */
export function readOrigin(body: Record<string, unknown>, page: string | null): LeadOrigin {
  const { block, source } = body;
  const labels = isObject(source) ? NAMES.map((name) => [name, readLabel(name, source[name])] as const) : [];
  return {
    page: page?.slice(0, LONGEST_PATH) ?? null,
    block: typeof block === 'string' && BLOCK.test(block) ? block : null,
    source: Object.fromEntries(labels.filter(([, label]) => label !== '')),
  };
}
