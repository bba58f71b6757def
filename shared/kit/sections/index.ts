import type { ComponentType } from 'react';
import { BrandSection } from './brand-section';
import { ButtonsSection } from './buttons-section';
import { ChoicesSection } from './choices-section';
import { DataSection } from './data-section';
import { FieldsSection } from './fields-section';
import { FiltersSection } from './filters-section';
import { FormSection } from './form-section';
import { IconsSection } from './icons-section';
import { LayoutSection } from './layout-section';
import { MessagesSection } from './messages-section';
import { OverlaysSection } from './overlays-section';
import { PagesSection } from './pages-section';
import { StatesSection } from './states-section';
import { TypeSection } from './type-section';

/** The parts of the kit, in the order of the page. */
export const KIT_SECTIONS: { name: string; Section: ComponentType }[] = [
  { name: 'brand', Section: BrandSection },
  { name: 'type', Section: TypeSection },
  { name: 'layout', Section: LayoutSection },
  { name: 'pages', Section: PagesSection },
  { name: 'buttons', Section: ButtonsSection },
  { name: 'fields', Section: FieldsSection },
  { name: 'choices', Section: ChoicesSection },
  { name: 'filters', Section: FiltersSection },
  { name: 'form', Section: FormSection },
  { name: 'data', Section: DataSection },
  { name: 'states', Section: StatesSection },
  { name: 'messages', Section: MessagesSection },
  { name: 'overlays', Section: OverlaysSection },
  { name: 'icons', Section: IconsSection },
];
