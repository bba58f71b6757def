import { BlockSection } from '../../components/block-section';
import { PhoneRow } from '../../components/phone-row';
import type { BlockPlace } from '../block';
import type { PhoneScreensProps } from './schema';

/** The application in use, as three phones side by side. */
export function PhoneScreens({ screens, ...section }: PhoneScreensProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <PhoneRow screens={screens} />
    </BlockSection>
  );
}
