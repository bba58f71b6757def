import { Caption, Link } from '@shop/shared/ui';
import { PRIVACY_POLICY_URL, PUBLIC_OFFER_URL } from '../layout/contacts';
import { TEXTS } from './texts';

const { consent } = TEXTS;

/** What pressing the button means. Both documents open beside the form, so that what was typed stays. */
export function Consent() {
  return (
    <Caption as="p">
      {consent.text}{' '}
      <Link href={PUBLIC_OFFER_URL} target="_blank">
        {consent.offer}
      </Link>{' '}
      {consent.and}{' '}
      <Link href={PRIVACY_POLICY_URL} target="_blank">
        {consent.policy}
      </Link>
      .
    </Caption>
  );
}
