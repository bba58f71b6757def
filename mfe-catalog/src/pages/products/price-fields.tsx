import { Field, TextInput } from '@shop/shared/ui';
import type { ChangeQuery } from './filter';
import { readPriceRange } from './filter/price-range';
import * as S from './filter-panel.styles';

const MAX_LENGTH = 12;

interface PriceFieldsProps {
  from: string;
  to: string;
  onChange: ChangeQuery;
}

export function PriceFields({ from, to, onChange }: PriceFieldsProps) {
  const { errors } = readPriceRange({ from, to });
  const inputProps = { isSmall: true, inputMode: 'numeric', maxLength: MAX_LENGTH, autoComplete: 'off' } as const;

  return (
    <S.Facet>
      <legend>Цена, ₽</legend>
      <S.Prices>
        <Field label="от" isOptional aside="" {...(errors.from && { error: errors.from })}>
          {(control) => (
            <TextInput
              {...control}
              {...inputProps}
              name="from"
              value={from}
              onChange={({ target }) => onChange({ from: target.value }, { isTyping: true })}
            />
          )}
        </Field>
        <Field label="до" isOptional aside="" {...(errors.to && { error: errors.to })}>
          {(control) => (
            <TextInput
              {...control}
              {...inputProps}
              name="to"
              value={to}
              onChange={({ target }) => onChange({ to: target.value }, { isTyping: true })}
            />
          )}
        </Field>
      </S.Prices>
    </S.Facet>
  );
}
