import { DropIcon, KeyIcon, LockIcon, media, SignalIcon, TowIcon, VisuallyHidden, ZapIcon } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import type { ProtectionMatrixProps } from './schema';

/** On phones the table becomes a list of threats, each with a row of marks and names. */
const Table = styled.table`
  @media ${media.phone} {
    display: block;

    & tbody {
      display: block;
    }

    & thead {
      display: none;
    }
  }
`;

const ColumnTitle = styled.th`
  padding: 0 8px 16px;
  font-size: 14px;
  line-height: 18px;
  font-weight: var(--w-medium);
  text-align: left;
  vertical-align: bottom;
  white-space: pre-line;
`;

const ThreatRow = styled.tr`
  border-top: 1px solid var(--c-line);
  transition: background var(--motion-fast);

  &:last-child {
    border-bottom: 1px solid var(--c-line);
  }

  &:hover {
    background: var(--c-stage);
  }

  @media ${media.phone} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 12px 0;
    padding: 16px 0;
  }
`;

const ThreatTitle = styled.th`
  width: 48%;
  padding: 18px 24px 18px 0;
  font-weight: var(--w-body);
  text-align: left;

  @media ${media.phone} {
    grid-column: 1 / -1;
    width: auto;
    padding: 0;
  }
`;

const Threat = styled.span`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 2px 16px;
  font-size: 15px;
  line-height: 22px;
  color: var(--c-text-2);

  & > svg {
    color: var(--c-text);
  }

  & > b {
    font-weight: var(--w-medium);
    font-size: 17px;
    line-height: 24px;
    color: var(--c-text);
  }

  & > span {
    grid-column: 2;
  }
`;

/** The columns share what the threats leave. */
const Cell = styled.td<{ $columns: number }>`
  width: ${({ $columns }) => 52 / $columns}%;
  padding: 0 8px;

  @media ${media.phone} {
    width: auto;
    padding: 0 4px 0 0;
  }
`;

/** The name above a mark, where the head of the table is hidden. */
const ShortName = styled.span`
  display: none;

  @media ${media.phone} {
    display: block;
    margin-bottom: 6px;
    overflow: hidden;
    font-size: 11px;
    line-height: 14px;
    color: var(--c-text-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Mark = styled.span<{ $isYes: boolean }>`
  display: block;
  width: ${({ $isYes }) => ($isYes ? 3 : 12)}px;
  height: ${({ $isYes }) => ($isYes ? 28 : 1)}px;
  background: ${({ $isYes }) => ($isYes ? 'var(--c-signal)' : 'var(--neutral-400)')};

  @media ${media.phone} {
    height: ${({ $isYes }) => ($isYes ? 16 : 1)}px;
    margin-block: ${({ $isYes }) => ($isYes ? 0 : 7)}px;
  }
`;

const ICONS = { key: KeyIcon, tow: TowIcon, zap: ZapIcon, signal: SignalIcon, lock: LockIcon, drop: DropIcon };

interface ThreatLineProps {
  row: ProtectionMatrixProps['rows'][number];
  columns: ProtectionMatrixProps['columns'];
}

function ThreatLine({ row, columns }: ThreatLineProps) {
  const Icon = ICONS[row.icon];
  return (
    <ThreatRow>
      <ThreatTitle scope="row">
        <Threat>
          <Icon />
          <b>{row.title}</b>
          <span>{row.text}</span>
        </Threat>
      </ThreatTitle>
      {columns.map(({ name, shortName }, index) => (
        <Cell key={name} $columns={columns.length}>
          <ShortName>{shortName}</ShortName>
          <Mark $isYes={row.values[index] === true} />
          <VisuallyHidden>{row.values[index] ? 'да' : 'нет'}</VisuallyHidden>
        </Cell>
      ))}
    </ThreatRow>
  );
}

export function ProtectionMatrix({ caption, columns, rows, ...section }: ProtectionMatrixProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <ColumnTitle key={name} scope="col">
                {name.replace(' ', '\n')}
              </ColumnTitle>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ThreatLine key={row.title} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
    </BlockSection>
  );
}
