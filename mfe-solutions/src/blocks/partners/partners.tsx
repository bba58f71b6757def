import styled, { css } from 'styled-components';
import { H3, media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import { SmallText } from '../../components/block-text';
import { ContentArrowLink } from '../../components/content-arrow-link';
import { ContentPicture } from '../../components/content-picture';
import type { BlockPlace } from '../block';
import type { PartnersProps } from './schema';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-items: flex-start;
  padding: 24px;
  border: 1px solid var(--c-line);
  border-radius: 2px;
`;

const Name = styled(H3)`
  display: grid;
  align-items: center;
  min-height: 48px;
  overflow-wrap: anywhere;
`;

const logoSize = css`
  max-width: 100%;
  height: 48px;
  object-fit: contain;
  object-position: left;
`;

const Logo = styled.img`
  ${logoSize}
`;

const Uploaded = styled.span`
  & img {
    width: auto;
    ${logoSize}
  }
`;

type Partner = PartnersProps['items'][number];

function PartnerName({ name, logo, picture }: Pick<Partner, 'name' | 'logo' | 'picture'>) {
  if (picture) {
    return (
      <Uploaded>
        <ContentPicture picture={picture} sizes="240px" />
      </Uploaded>
    );
  }
  return logo ? <Logo src={logo} alt={name} height={48} loading="lazy" /> : name;
}

/** Companies the shop works with, each by its logo or its name. */
export function Partners({ items, ...section }: PartnersProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <List>
        {items.map(({ name, text, link, ...look }) => (
          <Item key={name}>
            <Name as={section.isFirst ? 'h2' : 'h3'}>
              <PartnerName name={name} {...look} />
            </Name>
            <SmallText>{text}</SmallText>
            {link && <ContentArrowLink link={link} />}
          </Item>
        ))}
      </List>
    </BlockSection>
  );
}
