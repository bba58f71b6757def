import styled from 'styled-components';
import { ArrowLink, Grid, H4, PropertyTable, media } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import { ContactList } from './contact-list';
import type { ContactBlockProps } from './schema';

const Columns = styled(Grid)`
  row-gap: 40px;

  & > div {
    grid-column: span 4;
  }

  @media ${media.compact} {
    & > div {
      grid-column: span 6;
    }
  }

  @media ${media.phone} {
    & > div {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled(H4)`
  margin-bottom: 16px;
`;

const Address = styled.address`
  font-style: normal;

  & + p {
    margin-top: 8px;
    color: var(--c-text-2);
  }
`;

const Links = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;

const Requisites = styled(PropertyTable)`
  margin-top: 48px;
  max-width: 640px;
`;

type ContactColumnsProps = Pick<
  ContactBlockProps,
  'phones' | 'emails' | 'address' | 'schedule' | 'requisites' | 'links'
>;

function Office({ address, schedule, links = [] }: Pick<ContactColumnsProps, 'address' | 'schedule' | 'links'>) {
  return (
    <div>
      {address && <Title as="h3">Адрес</Title>}
      {address && <Address>{address}</Address>}
      {schedule && <p>{schedule}</p>}
      <Links>
        {links.map(({ text, href }) => (
          <li key={href}>
            <ArrowLink as={ContentLink} href={href}>
              {text}
            </ArrowLink>
          </li>
        ))}
      </Links>
    </div>
  );
}

/** Phones, mail, address side by side; the seller's requisites below. */
export function ContactColumns({ phones, emails, address, schedule, requisites, links }: ContactColumnsProps) {
  const hasOffice = address !== undefined || schedule !== undefined || links !== undefined;
  return (
    <>
      <Columns>
        <div>
          <Title as="h3">Телефоны</Title>
          <ContactList contacts={phones} isLarge />
        </div>
        <div>
          <Title as="h3">Почта</Title>
          <ContactList contacts={emails} />
        </div>
        {hasOffice && <Office address={address} schedule={schedule} links={links} />}
      </Columns>
      {requisites && <Requisites caption="Реквизиты" rows={requisites} />}
    </>
  );
}
