import { FormCombobox } from '@shop/shared/forms';
import { Link as RouterLink } from '@shop/shared/runtime';
import { Caption, Link } from '@shop/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';
import type { Delivery } from './use-delivery';

interface CityFieldProps {
  form: CheckoutForm;
  cities: Delivery['cities'];
}

const Help = styled(Caption)`
  margin-top: 6px;
`;

/** A city of the shop's list; whose city is not in it is told what to do. */
export function CityField({ form, cities }: CityFieldProps) {
  const options = useMemo(() => cities.map(({ id, city }) => ({ value: String(id), label: city })), [cities]);
  return (
    <div>
      <FormCombobox
        control={form.control}
        name="deliveryCityId"
        label={LABELS.deliveryCityId}
        options={options}
        placeholder={TEXTS.cityExample}
        emptyText={TEXTS.cityNotFound}
        unknownText={TEXTS.unknownCity}
      />
      <Help as="p">
        {TEXTS.noCity}{' '}
        <Link as={RouterLink} to="/checkout?type=fast">
          {TEXTS.fastInstead}
        </Link>
        {TEXTS.fastInsteadWhy}
      </Help>
    </div>
  );
}
