import { useEffect, useRef, useState } from 'react';
import type { ShownPeriod } from '@shop/shared/page-documents';
import { useFields } from './fields-context';
import { InstantInput } from './instant-input';
import { MoreFields } from './more-fields';
import { showField } from './show-field';

const TIMES = [
  { name: 'startsAt', label: 'Показывать с', hint: 'Пусто: сразу' },
  { name: 'endsAt', label: 'Показывать до', hint: 'Пусто: пока не\u00A0уберёте' },
] as const;

interface PeriodFieldsProps {
  /** `content[3]` */
  path: string;
  period: ShownPeriod;
  /** Its kind has a field for the end. */
  hasOwnEnd: boolean;
}

/** From when until when shoppers see a block, once it is published. */
export function PeriodFields({ path, period: { startsAt, endsAt }, hasOwnEnd }: PeriodFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { focus } = useFields();
  // Emptying a field closes nothing.
  const [wasSet] = useState(startsAt !== undefined || endsAt !== undefined);
  const times = TIMES.filter(({ name }) => name === 'startsAt' || !hasOwnEnd || endsAt !== undefined);
  const isAsked = times.some(({ name }) => focus?.path === `${path}.${name}`);

  useEffect(() => {
    if (box.current && focus && isAsked) showField(box.current, focus);
  }, [focus, isAsked]);

  return (
    <div ref={box}>
      <MoreFields title="Время показа" isOpen={wasSet || isAsked}>
        {times.map(({ name, label, hint }) => (
          <div key={name} data-path={`${path}.${name}`}>
            <InstantInput
              label={label}
              path={`${path}.${name}`}
              value={name === 'startsAt' ? startsAt : endsAt}
              isOptional
              hint={hint}
            />
          </div>
        ))}
      </MoreFields>
    </div>
  );
}
