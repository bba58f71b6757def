import { INCLUDED } from '@shop/shared/format';
import { LinePicture, Price } from '@shop/shared/ui';
import styled from 'styled-components';

export interface ListedLine {
  name: string;
  count: number;
  roubles: number;
  img: string | null;
  isService: boolean;
  /** Below the name: the models of a service, where and when. */
  notes?: readonly string[];
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 8px 0;
  font-size: 14px;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const Note = styled.small`
  display: block;
  font-size: 13px;
  color: var(--c-text-3);
`;

const Included = styled.span`
  max-width: 80px;
  font-size: 13px;
  text-align: right;
  color: var(--c-text-2);
`;

/** The lines of an order in a narrow column: picture, name, count and sum. */
export function LineList({ lines }: { lines: readonly ListedLine[] }) {
  return (
    <ul>
      {lines.map(({ name, count, roubles, img, isService, notes = [] }, index) => (
        // An order may hold two lines with the same name. The index is a stable key: lines never
        // move.
        <Item key={index}>
          <LinePicture src={img} isService={isService} size="xs" />
          <span>
            {name}
            {count > 1 && <Note>{`${count}\u00A0шт.`}</Note>}
            {notes.map((note) => (
              <Note key={note}>{note}</Note>
            ))}
          </span>
          {/* Only an included part costs nothing: a product without a price is not ordered. */}
          {roubles > 0 ? <Price value={roubles} /> : <Included>{INCLUDED}</Included>}
        </Item>
      ))}
    </ul>
  );
}
