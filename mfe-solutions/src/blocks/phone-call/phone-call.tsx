import styled from 'styled-components';
import { ButtonLink, Grid, Lead, Row, media } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import type { ContentLinkData } from '../common-schema';
import type { Contact } from './schema';

const Columns = styled(Grid)`
  align-items: end;
  padding-top: 40px;

  @media ${media.phone} {
    display: block;
    padding-top: 24px;
  }
`;

const Words = styled.div`
  grid-column: 1 / 9;
`;

const Number = styled.h2`
  font-size: 64px;
  line-height: 72px;
  letter-spacing: -0.035em;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > a:hover {
    color: var(--c-link);
  }

  @media ${media.phone} {
    font-size: min(38px, 10vw);
    line-height: 46px;
  }
`;

const Sentence = styled(Lead)`
  max-width: 560px;
  margin-top: 12px;
`;

const Actions = styled(Row)`
  grid-column: 9 / 13;

  @media ${media.phone} {
    margin-top: 24px;

    & > * {
      flex: 1 1 100%;
    }
  }
`;

interface PhoneCallProps {
  titleId: string;
  phone: Contact;
  text?: string;
  links: readonly ContentLinkData[];
}

/** The end of the home page: the number itself is the heading. */
export function PhoneCall({ titleId, phone, text, links }: PhoneCallProps) {
  return (
    <Columns>
      <Words>
        <Number id={titleId}>
          <a href={phone.href}>{phone.text}</a>
        </Number>
        {text && <Sentence>{text}</Sentence>}
      </Words>
      <Actions>
        {links.map(({ text: label, href }, index) => (
          <ButtonLink as={ContentLink} key={href} href={href} size="lg" kind={index === 0 ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      </Actions>
    </Columns>
  );
}
