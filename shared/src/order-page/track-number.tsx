import { trackUrl } from '../order-words';
import { Link } from '../ui';

interface TrackNumberProps {
  carrier: string | null;
  trackNumber: string;
}

/** The track number of a parcel: a link to where its carrier shows it, or text. */
export function TrackNumber({ carrier, trackNumber }: TrackNumberProps) {
  const url = trackUrl(carrier, trackNumber);
  return url ? <Link href={url}>{trackNumber}</Link> : trackNumber;
}
