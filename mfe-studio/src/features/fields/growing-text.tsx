import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { TextInput } from '@shop/shared/ui';

/** About as many characters as a line of the panel holds, where a browser cannot measure. */
const LINE = 36;

const Area = styled(TextInput).attrs({ as: 'textarea' })`
  height: auto;
  min-height: var(--size-control);
  padding-block: 8px;
  line-height: 20px;
  resize: none;

  @supports (field-sizing: content) {
    field-sizing: content;
  }
`;

type GrowingTextProps = Omit<ComponentProps<'textarea'>, 'rows' | 'value' | 'ref'> & { value: string };

/** A text that is as high as its lines. */
export function GrowingText(props: GrowingTextProps) {
  const rows = Math.max(1, Math.ceil(props.value.length / LINE));
  // The style is that of an input; the element is a text area.
  const area = { ...props, rows } as unknown as ComponentProps<typeof Area>;
  return <Area {...area} isSmall />;
}
