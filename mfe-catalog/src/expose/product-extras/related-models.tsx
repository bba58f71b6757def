import { formatPrice, keepRanges } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { ArrowLink, Caption, Container, H4, Link as TextLink, Price, Section, SectionHead } from '@shop/shared/ui';
import styled from 'styled-components';
import { ProductImage } from '../../components/product-image';
import { ExtraItem, ExtraList } from './extras.styles';
import type { Difference, RelatedModel } from './related-models-data';

const Item = styled(ExtraItem)`
  gap: 12px;

  & > :last-child {
    margin-top: auto;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  & > img {
    width: 96px;
    height: 78px;
    background: var(--c-stage);
    object-fit: contain;
  }
`;

const Differences = styled.dl`
  display: grid;
  gap: 8px;
  font-size: 15px;
  line-height: 22px;

  & dt {
    color: var(--c-text-2);
  }
`;

function gapOf(dearerBy: number): string {
  if (dearerBy === 0) return 'столько\u00A0же';
  return `${formatPrice(Math.abs(dearerBy))} ${dearerBy > 0 ? 'дороже' : 'дешевле'}`;
}

function DifferenceRow({ name, value, ownValue }: Difference) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {keepRanges(value)} <Caption>здесь: {keepRanges(ownValue)}</Caption>
      </dd>
    </div>
  );
}

function Model({ model }: { model: RelatedModel }) {
  const { name, slug, img, price, dearerBy, differences, comparePath } = model;
  return (
    <Item>
      <Head>
        <ProductImage src={img} />
        <div>
          <H4 as="h3">
            <TextLink as={Link} to={`/${slug}`}>
              {name}
            </TextLink>
          </H4>
          <Price value={price} /> <Caption>{gapOf(dearerBy)}</Caption>
        </div>
      </Head>
      {differences.length > 0 && (
        <Differences>
          {differences.map((difference) => (
            <DifferenceRow key={difference.name} {...difference} />
          ))}
        </Differences>
      )}
      <ArrowLink as={Link} to={comparePath} aria-label={`Сравнить рядом: ${name}`}>
        Сравнить рядом
      </ArrowLink>
    </Item>
  );
}

/** Models like that of the page, and what they do differently. Nothing where there are none. */
export function RelatedModels({ models }: { models: readonly RelatedModel[] }) {
  if (models.length === 0) return null;

  return (
    <Section flushTop aria-labelledby="related">
      <Container>
        <SectionHead at={74} titleId="related" title="Похожие модели" text="Чем они отличаются от этой." />
        <ExtraList>
          {models.map((model) => (
            <Model key={model.id} model={model} />
          ))}
        </ExtraList>
      </Container>
    </Section>
  );
}
