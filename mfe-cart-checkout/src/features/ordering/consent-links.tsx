import { Link } from '@shop/shared/ui';
import { TEXTS } from './texts';

/** What a buyer agrees to. Both documents open beside the form: what was typed must not be left for reading them. */
export function ConsentLinks() {
  return (
    <>
      <Link href="/documents/public-offer.pdf" target="_blank">
        {TEXTS.offer}
      </Link>{' '}
      {TEXTS.and}{' '}
      <Link href="/documents/privacy-policy.pdf" target="_blank">
        {TEXTS.policy}
      </Link>
    </>
  );
}
