import styled from 'styled-components';
import { contactsNow } from '@shop/shared/seller';
import { Caption, media, Ruler } from '@shop/shared/ui';
import { phonesNow } from './contacts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 16px 56px;
  padding-top: 24px;
`;

const PhoneLink = styled.a`
  display: block;
  color: var(--c-text);
  font-size: 22px;
  line-height: 28px;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Address = styled.address`
  max-width: 300px;
  margin-left: auto;
  font-size: 14px;
  line-height: 20px;
  font-style: normal;

  @media ${media.phone} {
    margin-left: 0;
  }
`;

export function FooterContacts() {
  const { line, address } = contactsNow();
  return (
    <div>
      <Ruler at={41} />
      <Line>
        {phonesNow().map(({ text, href, footerNote }) => (
          <div key={href}>
            <PhoneLink href={href}>{text}</PhoneLink>
            <Caption>{footerNote}</Caption>
          </div>
        ))}
        <Address>
          {line}
          <br />
          {address}
        </Address>
      </Line>
    </div>
  );
}
