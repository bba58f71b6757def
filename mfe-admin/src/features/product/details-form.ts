import type { ProductCardFragment, StaffProductInput } from '../../generated/graphql';

/** A row of two texts. */
export interface TextRow {
  title: string;
  text: string;
}

/** A service beside the product. */
export type ServiceForm = ProductCardFragment['services'][number];

/** What the page says beside the properties, as its fields have it. */
export interface DetailsForm {
  /** The figure is the title. */
  keyFacts: readonly TextRow[];
  vehicles: readonly TextRow[];
  /** The address is the text. */
  documents: readonly TextRow[];
  services: readonly ServiceForm[];
}

export const EMPTY_ROW: TextRow = { title: '', text: '' };

export const EMPTY_DETAILS: DetailsForm = { keyFacts: [], vehicles: [], documents: [], services: [] };

type Details = Pick<ProductCardFragment, 'keyFacts' | 'vehicles' | 'documents' | 'services'>;

export const detailsFormOf = ({ keyFacts, vehicles, documents, services }: Details): DetailsForm => ({
  keyFacts: keyFacts.map(({ value, text }) => ({ title: value, text })),
  vehicles: vehicles.map(({ title, text }) => ({ title, text })),
  documents: documents.map(({ title, href }) => ({ title, text: href })),
  services: services.map(({ id, code, name, active }) => ({ id, code, name, active })),
});

/** @param isChanged whether the field goes to the API at all */
export function detailsInput(values: DetailsForm, isChanged: (field: keyof DetailsForm) => boolean): StaffProductInput {
  const { keyFacts, vehicles, documents, services } = values;
  return {
    ...(isChanged('keyFacts') && { keyFacts: keyFacts.map(({ title, text }) => ({ value: title, text })) }),
    ...(isChanged('vehicles') && { vehicles: [...vehicles] }),
    ...(isChanged('documents') && { documents: documents.map(({ title, text }) => ({ title, href: text })) }),
    ...(isChanged('services') && { serviceIds: services.map(({ id }) => id) }),
  };
}
