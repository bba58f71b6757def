import { phoneHref } from '../../format/phone-href';
import { SHOP_EMAIL, SHOP_PHONE, SHOP_PHONE_IN_TEXT } from '../../seller';
import { Note } from './note';

/** Says why a page that only the browser can fill stays empty, and how to order all the same. */
export function WithoutScripts() {
  return (
    <noscript>
      <Note>
        Эта страница работает только с&nbsp;JavaScript, а&nbsp;в&nbsp;браузере он выключен. Заказать можно и&nbsp;без
        него: по&nbsp;телефону <a href={phoneHref(SHOP_PHONE)}>{SHOP_PHONE_IN_TEXT}</a> или письмом на&nbsp;
        <a href={`mailto:${SHOP_EMAIL}`}>{SHOP_EMAIL}</a>.
      </Note>
    </noscript>
  );
}
