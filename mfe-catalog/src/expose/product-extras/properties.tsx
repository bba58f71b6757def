import { keepRanges } from '@shop/shared/format';
import type { ProductProperty } from '@shop/shared/runtime';
import { Container, DocumentList, Grid, H3, media, PropertyTable, Section, SectionHead } from '@shop/shared/ui';
import styled from 'styled-components';
import type { ProductExtrasData } from './extras-data';
import { Fits } from './fits';

const About = styled(Section)`
  @media print {
    padding-block: 0;
    font-size: 12px;
    line-height: 16px;
  }
`;

const Columns = styled(Grid)`
  @media ${media.compact} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 48px;
  }

  @media print {
    gap: 16px;
  }
`;

const Tables = styled.div`
  grid-column: 1 / 8;

  @media ${media.compact} {
    grid-column: auto;
  }

  @media print {
    columns: 2;
    column-gap: 24px;

    & table + table {
      margin-top: 16px;
    }

    & :is(td, th) {
      padding-block: 2px;
      font-size: 12px;
      line-height: 16px;
    }
  }
`;

const Aside = styled.div`
  grid-column: 9 / 13;

  @media ${media.compact} {
    grid-column: auto;
  }
`;

const Files = styled(DocumentList)`
  margin: 12px 0 48px;

  @media print {
    margin: 0 0 16px;
  }
`;

const VehicleList = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 12px;

  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 6px 24px;
  }

  & b {
    font-weight: var(--w-medium);
  }

  & p {
    color: var(--c-text-2);
  }
`;

/** The properties by group, in order of first appearance. */
function groupProperties(properties: readonly ProductProperty[]): Map<string, ProductProperty[]> {
  const groups = new Map<string, ProductProperty[]>();
  for (const property of properties) {
    const group = groups.get(property.type);
    if (group) group.push(property);
    else groups.set(property.type, [property]);
  }
  return groups;
}

function Documents({ documents }: Pick<ProductExtrasData, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <>
      <H3>Документы</H3>
      <Files items={documents} />
    </>
  );
}

function Vehicles({ vehicles }: Pick<ProductExtrasData, 'vehicles'>) {
  if (vehicles.length === 0) return null;
  return (
    <>
      <H3>Для каких машин</H3>
      <VehicleList>
        {vehicles.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </VehicleList>
    </>
  );
}

type PropertiesProps = Pick<ProductExtrasData, 'properties' | 'fits' | 'documents' | 'vehicles'>;

/** Properties in groups, documents, and the vehicles or products that the product fits. */
export function Properties({ properties, documents, vehicles, fits }: PropertiesProps) {
  if (properties.length + documents.length + vehicles.length === 0 && !fits) return null;
  return (
    <About aria-labelledby="properties">
      <Container>
        <SectionHead
          at={20}
          titleId="properties"
          title="Характеристики"
          text={'Значения измерены на\u00A0серийном образце при\u00A0+20\u00A0°C, если не\u00A0указано другое.'}
        />
        <Columns>
          <Tables>
            {[...groupProperties(properties)].map(([type, group]) => (
              <PropertyTable
                key={type}
                caption={type}
                rows={group.map(({ id, name, value }) => ({ key: String(id), label: name, value: keepRanges(value) }))}
              />
            ))}
          </Tables>
          <Aside>
            <Documents documents={documents} />
            <Vehicles vehicles={vehicles} />
            {fits && <Fits fits={fits} />}
          </Aside>
        </Columns>
      </Container>
    </About>
  );
}
