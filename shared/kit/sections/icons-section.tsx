import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { IconProps } from '../../src/ui';
import * as icons from '../../src/ui/icons/icons';
import { media, Mono } from '../../src/ui';
import { Board } from '../board';

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(11, minmax(0, 1fr));
  gap: 24px 8px;

  & > li {
    display: grid;
    gap: 8px;
    overflow-wrap: anywhere;
  }

  @media ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const ICONS: [string, ComponentType<IconProps>][] = Object.entries(icons);

export function IconsSection() {
  return (
    <Board title="иконки: 24 px, линия 1,5 px">
      <Sheet>
        {ICONS.map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            <Mono>{name.replace(/Icon$/, '')}</Mono>
          </li>
        ))}
      </Sheet>
    </Board>
  );
}
