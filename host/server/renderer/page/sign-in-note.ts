import { phoneHref } from '@shop/shared/format';
import { contactsNow, glue, SELLER, toldSeller } from '@shop/shared/seller';

const STYLE =
  '#sign-in{display:none;padding:16px;text-align:center;background:var(--c-warning-bg)}#sign-in:target{display:block}';

function note(): string {
  const { phone } = contactsNow();
  const { email } = { ...SELLER, ...toldSeller() };
  return [
    `<noscript><style>${STYLE}</style><p id="sign-in">`,
    'Эта страница открывается после входа, а&nbsp;вход работает только с&nbsp;JavaScript: в&nbsp;браузере он выключен. ',
    `О&nbsp;заказе расскажем по&nbsp;телефону <a href="${phoneHref(phone)}">${glue(phone)}</a> `,
    `или письмом на&nbsp;<a href="mailto:${email}">${email}</a>.</p></noscript>`,
  ].join('');
}

/**
 * Says why a page of users led home, where the dialog needs scripts (docs/rules.md, Route guard);
 * empty for other pages. It is shown for the fragment of that redirect. Only browsers without
 * scripts read it, so it is no component, which all others would load.
 */
export const signInNote = (path: string | null) => (path === '/' ? note() : '');
