import { countOf } from '@shop/shared/format';
import type { Product } from '@shop/shared/runtime';
import { Container, H3, PropertyTable, Section, SectionHead } from '@shop/shared/ui';
import type { ProductDetailsProps } from '@shop/shared/federation';
import { ProductDocuments } from './product-documents';
import * as S from './properties.styles';
import { groupProperties } from './property-groups';

function Vehicles({ vehicles }: Pick<ProductDetailsProps, 'vehicles'>) {
  if (vehicles.length === 0) return null;
  return (
    <>
      <H3>Для каких машин</H3>
      <S.Vehicles>
        {vehicles.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </S.Vehicles>
    </>
  );
}

type PropertiesProps = Pick<Product, 'properties'> & Pick<ProductDetailsProps, 'documents' | 'vehicles'>;

/** Properties in groups, documents, and the vehicles the product is made for. */
export function Properties({ properties, documents, vehicles }: PropertiesProps) {
  if (properties.length + documents.length + vehicles.length === 0) return null;
  return (
    <Section aria-labelledby="properties">
      <Container>
        <SectionHead
          at={20}
          label={countOf(properties.length, ['параметр', 'параметра', 'параметров'])}
          titleId="properties"
          title="Характеристики"
          text={'Значения измерены на\u00A0серийном образце при\u00A0+20\u00A0°C, если не\u00A0указано другое.'}
        />
        <S.Columns>
          <S.Tables>
            {groupProperties(properties).map((group) => (
              <PropertyTable
                key={group.type}
                caption={group.type}
                rows={group.properties.map(({ id, name, value }) => ({ key: String(id), label: name, value }))}
              />
            ))}
          </S.Tables>
          <S.Aside>
            <ProductDocuments documents={documents} />
            <Vehicles vehicles={vehicles} />
          </S.Aside>
        </S.Columns>
      </Container>
    </Section>
  );
}
