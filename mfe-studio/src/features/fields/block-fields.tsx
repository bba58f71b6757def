import { useEffect, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShapeField } from '@shop/shared/page-documents';
import { ShapeInput } from './field-input';
import { useFields } from './fields-context';
import { MoreFields } from './more-fields';
import { showField } from './show-field';

/** A line of about 70 letters. */
const wideStyle = css`
  width: min(100%, 720px);
  margin: 0 auto;
`;

const Box = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 4px 16px 24px;

  ${({ $isWide }) => $isWide && wideStyle}
`;

/** Names that say where a block is, not what it says. They come last. */
const TECHNICAL = new Set(['id', 'label', 'rulerAt']);

/** The fields of a schema in two parts: what the block says, and its anchor and scale. */
function parted(schema: ShapeField): { own: ShapeField; place: ShapeField } {
  const fields = Object.entries(schema.fields);
  const only = (isPlace: boolean): ShapeField => ({
    ...schema,
    fields: Object.fromEntries(fields.filter(([name]) => TECHNICAL.has(name) === isPlace)),
  });
  return { own: only(false), place: only(true) };
}

interface BlockFieldsProps {
  schema: ShapeField;
  /** `content[3].props` */
  path: string;
  value: unknown;
  /** Further fields, above anchor and scale. */
  children?: ReactNode;
}

/** All fields of one block, from its schema. */
export function BlockFields({ schema, path, value, children }: BlockFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { focus, wide } = useFields();
  const { own, place } = parted(schema);
  const isInPlace = Object.keys(place.fields).some((name) => focus?.path.startsWith(`${path}.${name}`));

  useEffect(() => {
    if (box.current && focus?.path.startsWith(path)) showField(box.current, focus);
  }, [focus, path]);

  return (
    <Box ref={box} data-path={path} $isWide={wide?.isOn ?? false}>
      <ShapeInput shape={own} path={path} value={value} />
      {children}
      {Object.keys(place.fields).length > 0 && (
        <MoreFields title="Якорь и&nbsp;линейка" isOpen={isInPlace}>
          <ShapeInput shape={place} path={path} value={value} />
        </MoreFields>
      )}
    </Box>
  );
}
