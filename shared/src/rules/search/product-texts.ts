import { isSpare } from '../catalog/types';
import { meetsNeed, readAbilities, suitsVehicle, VEHICLES, type Abilities, type Vehicle } from '../devices';
import type { ChildProduct, ProductProperty } from '../../public-lists/types';
import type { Searchable } from './create-search';

/** Steps of about a third: where a word stands counts for more than how well it matches. */
const WEIGHT = { name: 27, code: 20, purpose: 9, category: 9, oneOfCategory: 2, accessory: 4, property: 3, prose: 1 };

interface SearchableProduct extends Pick<ChildProduct, 'id' | 'name' | 'code'> {
  category?: string | null | undefined;
  properties: readonly Pick<ProductProperty, 'name' | 'value'>[];
  description?: string;
  childProducts?: readonly Pick<ChildProduct, 'name' | 'active'>[];
  /** Of a spare, the products that it fits. */
  fits?: readonly unknown[] | null | undefined;
}

/** What buyers say of their vehicles; synonyms know more words. */
const VEHICLE_WORDS: Readonly<Record<Vehicle, string>> = {
  light: 'машина, фургон',
  truck: 'грузовик, фура',
  moto: 'мотоцикл',
  trailer: 'прицеп, полуприцеп фуры',
};

/** What a device is asked for by buyers who don't know its name. */
function purposesOf(abilities: Abilities): string[] {
  const { isDevice, isOnMap, hasBeacon, watchesDriving, takesVolts } = abilities;
  return [
    meetsNeed(abilities, 'block') && 'не дать уехать: сигнализация, сигналка, защита',
    isOnMap && (isDevice || watchesDriving) && 'трекер',
    hasBeacon && 'маяк',
    meetsNeed(abilities, 'fleet') && 'парк',
    meetsNeed(abilities, 'self') && 'без установки',
    meetsNeed(abilities, 'battery') && 'батарея, без проводов',
    ...[12, 24].filter(takesVolts).map((volts) => `${volts} В`),
    ...(isDevice ? VEHICLES.filter((name) => suitsVehicle(abilities, name)).map((name) => VEHICLE_WORDS[name]) : []),
  ].filter((text) => text !== false);
}

/** What the description itself says that the product is for: «Для тягачей и прицепов: …». */
function saidPurposes(description: string): string[] {
  return [...description.matchAll(/(?<=^|[.!?]\s+)(?:Подходит д|Д)ля ([^.:!?]+)/g)].map(([, words = '']) => words);
}

/** A property that a product lacks is no reason to find it; one that is just there is its name. */
function propertyTexts({ name, value }: Pick<ProductProperty, 'name' | 'value'>): Searchable['texts'] {
  if (value === 'Нет') return [];
  if (value === 'Есть') return [{ text: name, weight: WEIGHT.purpose }];
  return [name, value].map((text) => ({ text, weight: WEIGHT.property }));
}

/** «Датчики и маяки» says of neither what it is. */
const weightOfCategory = (category: string) => (/ и /.test(category) ? WEIGHT.oneOfCategory : WEIGHT.category);

/**
 * What a product or an accessory is found by: name, code, what it is for, category, properties,
 * description, and the accessories it is sold with.
 */
export function searchableProduct(product: SearchableProduct): Searchable {
  const { id, name, code, category, properties, description = '', childProducts = [] } = product;
  return {
    id,
    isSpare: isSpare(product),
    texts: [
      { text: name, weight: WEIGHT.name, isName: true },
      { text: code, weight: WEIGHT.code },
      ...[...purposesOf(readAbilities(properties)), ...saidPurposes(description)].map((text) => ({
        text,
        weight: WEIGHT.purpose,
      })),
      ...(category ? [{ text: category, weight: weightOfCategory(category) }] : []),
      ...childProducts.filter(({ active }) => active).map((child) => ({ text: child.name, weight: WEIGHT.accessory })),
      ...properties.flatMap(propertyTexts),
      { text: description, weight: WEIGHT.prose, isProse: true },
    ],
  };
}
