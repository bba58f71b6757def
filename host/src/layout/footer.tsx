import { useMemo } from 'react';
import { useList } from '@shop/shared/runtime';
import { PUBLIC_OFFER_URL } from './contacts';
import { FooterAbout } from './footer-about';
import { FooterColumn } from './footer-column';
import { FooterContacts } from './footer-contacts';
import { CLIENTS_COLUMN, COMPANY_COLUMN, productsColumn, STORE_COLUMN } from './footer-links';
import { Bottom, Columns, Foot, FootContainer } from './footer-style';

/** The foot of every page. */
export function Footer() {
  const { items } = useList('products');
  const products = useMemo(() => productsColumn(items), [items]);

  return (
    <Foot>
      <FootContainer>
        <Columns>
          <FooterAbout />
          <FooterColumn column={COMPANY_COLUMN} />
          <FooterColumn column={CLIENTS_COLUMN} />
          <FooterColumn column={products} />
          <FooterColumn column={STORE_COLUMN} />
        </Columns>
        <FooterContacts />
        <Bottom>
          <span>© 2006–2024 INVIS DUOS</span>
          <a href={PUBLIC_OFFER_URL}>Пользовательское соглашение и оферта, PDF</a>
          <span>Цены на сайте указаны с НДС</span>
        </Bottom>
      </FootContainer>
    </Foot>
  );
}
