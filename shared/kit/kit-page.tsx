import styled from 'styled-components';
import { Container, H1 } from '../src/ui';
import { KIT_SECTIONS } from './sections';

const Page = styled(Container)`
  padding-block: 64px;
`;

/** Every component in every static state. Try hover, focus and press yourself. */
export function KitPage() {
  return (
    <Page as="main">
      <H1>Компоненты</H1>
      {KIT_SECTIONS.map(({ name, Section }) => (
        <Section key={name} />
      ))}
    </Page>
  );
}
