const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** A household gets a /64 or more (RFC 6177), and chooses the rest of its addresses itself. */
const NETWORK_GROUPS = 4;

/** The groups of a valid IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%'); // a zone, such as %eth0
  const canonical = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean).join(':'));
  const left = head ? head.split(':') : [];
  if (tail === undefined) return left;
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
}

/**
 * Returns the key under which the requests of one visitor are counted: an IPv4 address, or the /64
 * network of an IPv6 address.
 * @param address as a socket or a trusted proxy names it
 */
export function visitorKey(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':') || !URL.canParse(`http://[${address.split('%')[0] ?? ''}]/`)) return address;
  return `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
