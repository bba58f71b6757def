import styled from 'styled-components';
import { Radio, Row } from '@shop/shared/ui';
import { GENDERS } from './info-schema';
import { TEXTS } from './texts';
import type { useInfoForm } from './use-info-form';

const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-medium);
`;

interface GenderFieldProps {
  register: ReturnType<typeof useInfoForm>['form']['register'];
}

export function GenderField({ register }: GenderFieldProps) {
  return (
    <fieldset>
      <Legend>{TEXTS.info.gender}</Legend>
      <Row gap={6}>
        {GENDERS.map((gender) => (
          <Radio key={gender} {...register('gender')} value={gender}>
            {TEXTS.info.genders[gender]}
          </Radio>
        ))}
      </Row>
    </fieldset>
  );
}
