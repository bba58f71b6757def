import { phoneHref } from '../../rules/format/phone-href';
import { SHOP_EMAIL, SHOP_PHONE, SHOP_PHONE_IN_TEXT } from '../../rules/seller';
import { Note } from './note';

interface WithoutScriptsProps {
  /** What does not work, in the nominative. */
  what?: string;
}

/** Says what does nothing or stays empty without scripts, and how to order all the same. */
export function WithoutScripts({ what = 'Эта страница' }: WithoutScriptsProps) {
  return (
    <noscript>
      <Note>
        {what} работает только с&nbsp;JavaScript, а&nbsp;в&nbsp;браузере он выключен. Заказать можно и&nbsp;без него:
        по&nbsp;телефону <a href={phoneHref(SHOP_PHONE)}>{SHOP_PHONE_IN_TEXT}</a> или письмом на&nbsp;
        <a href={`mailto:${SHOP_EMAIL}`}>{SHOP_EMAIL}</a>.
      </Note>
    </noscript>
  );
}
