import { Caption, Link } from '@shop/shared/ui';
import { TEXTS } from './texts';

/** What pressing the button means. Both documents open beside the form: what was typed must not be left for reading them. */
export function ConsentText() {
  return (
    <Caption as="p">
      {TEXTS.agree}{' '}
      <Link href="/documents/public-offer.pdf" target="_blank">
        {TEXTS.offer}
      </Link>{' '}
      {TEXTS.and}{' '}
      <Link href="/documents/privacy-policy.pdf" target="_blank">
        {TEXTS.policy}
      </Link>
      .
    </Caption>
  );
}
