import { DropIcon, KeyIcon, LockIcon, SignalIcon, TowIcon, VisuallyHidden, ZapIcon } from '@shop/shared/ui';
import { Cell, Mark, ShortName, Threat, ThreatRow, ThreatTitle } from './matrix-style';
import type { ProtectionMatrixProps } from './schema';

const ICONS = { key: KeyIcon, tow: TowIcon, zap: ZapIcon, signal: SignalIcon, lock: LockIcon, drop: DropIcon };

interface ThreatLineProps {
  row: ProtectionMatrixProps['rows'][number];
  columns: ProtectionMatrixProps['columns'];
}

export function ThreatLine({ row, columns }: ThreatLineProps) {
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
        <Cell key={name}>
          <ShortName>{shortName}</ShortName>
          <Mark $isYes={row.values[index] === true} />
          <VisuallyHidden>{row.values[index] ? 'да' : 'нет'}</VisuallyHidden>
        </Cell>
      ))}
    </ThreatRow>
  );
}
