import styled from 'styled-components';
import { trackUrl } from '../rules/order-words';
import { Link } from '../ui';

/** High enough for a thumb, in a row that stays low. */
const TrackLink = styled(Link)`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
`;

interface TrackNumberProps {
  carrier: string | null;
  trackNumber: string;
}

/** The track number of a parcel: a link to where its carrier shows it, or text. */
export function TrackNumber({ carrier, trackNumber }: TrackNumberProps) {
  const url = trackUrl(carrier, trackNumber);
  return url ? <TrackLink href={url}>{trackNumber}</TrackLink> : trackNumber;
}
