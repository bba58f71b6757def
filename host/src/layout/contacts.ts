import { phoneHref } from '@shop/shared/format';
import { contactsNow } from '@shop/shared/seller';

export const PANEL_URL = 'https://panel.example.ru';
export const DEMO_URL = 'https://panel.example.ru/demo';

export const PRIVACY_POLICY_URL = '/documents/privacy-policy.pdf';
export const PUBLIC_OFFER_URL = '/documents/public-offer.pdf';

export interface Phone {
  text: string;
  href: string;
  /** In the header and in the menu of narrow screens. */
  note: string;
  /** In the footer. */
  footerNote: string;
}

/** The free line first. Asked for when they are shown: the seller may have changed them. */
export function phonesNow(): [Phone, Phone] {
  const { phone, moscowPhone, opensAt, closesAt } = contactsNow();
  return [
    {
      text: phone,
      href: phoneHref(phone),
      note: 'бесплатно по России',
      footerNote: `Бесплатно по России, ${opensAt}–${closesAt}`,
    },
    { text: moscowPhone, href: phoneHref(moscowPhone), note: 'Москва', footerNote: 'Москва и область' },
  ];
}
