const LABELS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** Labels of the link, and the host that had it, where they are known. */
type MessageSource = Partial<Record<(typeof LABELS)[number] | 'referrer', string>>;

/**
 * How the visitor has come to the site. The browser itself remembers by which address it loaded the
 * document and from where, while the visitor goes from page to page: nothing is stored for it.
 */
export function readSource(): MessageSource {
  const landed = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const { searchParams } = new URL(landed, location.href);
  const referrer = document.referrer && new URL(document.referrer).hostname;
  const known = LABELS.map((label) => [label, searchParams.get(label) ?? ''] as const);
  const isElsewhere = referrer !== '' && referrer !== location.hostname;
  return Object.fromEntries([
    ...known.filter(([, value]) => value !== ''),
    ...(isElsewhere ? [['referrer', referrer] as const] : []),
  ]);
}
