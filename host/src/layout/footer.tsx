import { contactsNow } from '@shop/shared/seller';
import { askAboutCookies } from './cookie-choice';
import { PUBLIC_OFFER_URL } from './contacts';
import { FooterAbout } from './footer-about';
import { FooterColumn } from './footer-column';
import { FooterContacts } from './footer-contacts';
import { COLUMN_TITLES } from './site-links';
import { Bottom, Columns, FooterBox, FooterContainer } from './footer.styles';

export function Footer() {
  return (
    <FooterBox>
      <FooterContainer>
        <Columns>
          <FooterAbout />
          {COLUMN_TITLES.map((title) => (
            <FooterColumn key={title} title={title} />
          ))}
        </Columns>
        <FooterContacts />
        <Bottom>
          <span>© 2006–2024 INVIS DUOS</span>
          <a href={PUBLIC_OFFER_URL}>Пользовательское соглашение и оферта, PDF</a>
          <span>Цены на сайте указаны {contactsNow().vatPhrase}</span>
          <button type="button" onClick={askAboutCookies}>
            Настройки cookie
          </button>
        </Bottom>
      </FooterContainer>
    </FooterBox>
  );
}
