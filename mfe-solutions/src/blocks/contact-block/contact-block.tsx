import { Caption, Grid, H4, media, PropertyTable } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { ContentArrowLink } from '../../components/content-arrow-link';
import type { BlockPlace } from '../block';
import type { Contact, ContactBlockProps } from './schema';

const List = styled.ul<{ $isLarge: boolean }>`
  display: grid;
  gap: 16px;
  font-size: ${({ $isLarge }) => ($isLarge ? 28 : 18)}px;
  line-height: ${({ $isLarge }) => ($isLarge ? 36 : 24)}px;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;

  & a:hover {
    color: var(--c-link);
  }
`;

const Note = styled(Caption)`
  display: block;
  letter-spacing: 0;
`;

interface ContactListProps {
  contacts: readonly Contact[];
  isLarge?: boolean;
}

function ContactList({ contacts, isLarge = false }: ContactListProps) {
  return (
    <List $isLarge={isLarge}>
      {contacts.map(({ text, href, note }) => (
        <li key={href}>
          <a href={href}>{text}</a>
          <Note>{note}</Note>
        </li>
      ))}
    </List>
  );
}

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
  max-width: 640px;
  margin-top: 48px;

  @media ${media.phone} {
    & th,
    & td {
      display: block;
      width: auto;
    }

    & tr > td {
      padding-top: 0;
      border-top: 0;
    }

    & tr > th {
      padding-bottom: 2px;
      border-bottom: 0;
      font-size: 14px;
    }
  }
`;

type ContactData = Pick<ContactBlockProps, 'phones' | 'emails' | 'address' | 'schedule' | 'requisites' | 'links'>;

interface ContactColumnsProps extends ContactData {
  /** The level of the headings of the columns. */
  level: 'h2' | 'h3';
}

type OfficeProps = Pick<ContactColumnsProps, 'address' | 'schedule' | 'links' | 'level'>;

function Office({ address, schedule, links = [], level }: OfficeProps) {
  return (
    <div>
      {address && <Title as={level}>Адрес</Title>}
      {address && <Address>{address}</Address>}
      {schedule && <p>{schedule}</p>}
      <Links>
        {links.map((link) => (
          <li key={link.href}>
            <ContentArrowLink link={link} />
          </li>
        ))}
      </Links>
    </div>
  );
}

function ContactColumns({ phones, emails, requisites, level, ...office }: ContactColumnsProps) {
  const { address, schedule, links } = office;
  const hasOffice = address !== undefined || schedule !== undefined || links !== undefined;
  return (
    <>
      <Columns>
        <div>
          <Title as={level}>Телефоны</Title>
          <ContactList contacts={phones} isLarge />
        </div>
        <div>
          <Title as={level}>Почта</Title>
          <ContactList contacts={emails} />
        </div>
        {hasOffice && <Office {...office} level={level} />}
      </Columns>
      {requisites && <Requisites caption="Реквизиты" rows={requisites} />}
    </>
  );
}

/** Shows phones, mail and address in columns, and the requisites of the seller below. */
export function ContactBlock(props: ContactBlockProps & BlockPlace) {
  const { phones, emails, address, schedule, requisites, links, ...section } = props;
  const contacts = { phones, emails, address, schedule, requisites, links };
  return (
    <BlockSection {...section}>
      <ContactColumns {...contacts} level={section.isFirst ? 'h2' : 'h3'} />
    </BlockSection>
  );
}
