import { joinSentences } from '@shop/shared/format';
import { FormCityField, FormTextField } from '@shop/shared/forms';
import { Caption, ErrorPanel, OptionCard, OptionGroup, SkeletonLines, Stack } from '@shop/shared/ui';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { LABELS, TEXTS } from './texts';
import type { BookingForm } from './use-booking-form';
import type { useCentres } from './use-centres';

const { centres: texts } = TEXTS;

/** A large city has many centres: the list scrolls, so that the form stays short. */
const List = styled.div`
  max-height: 320px;
  /* Room for the border of the chosen card, which is drawn around it. */
  margin: -2px;
  padding: 2px;
  overflow-y: auto;
`;

interface CentreFieldsProps {
  form: BookingForm;
  places: ReturnType<typeof useCentres>;
}

/** The city, then a centre of it. */
export function CentreFields({ form, places }: CentreFieldsProps) {
  const { centres, isLoading, hasFailed, retry } = places;
  const [city, placeId] = form.watch(['city', 'placeId']);
  const { setValue } = form;
  const cities = useMemo(() => {
    const names = [...new Set(centres.map((centre) => centre.city))].toSorted((a, b) => a.localeCompare(b, 'ru'));
    return names.map((name) => ({ value: name, label: name }));
  }, [centres]);
  const inCity = centres.filter((centre) => centre.city === city);
  const isElsewhere = !isLoading && placeId !== '' && !inCity.some(({ id }) => String(id) === placeId);

  useEffect(() => {
    if (isElsewhere) setValue('placeId', '');
  }, [isElsewhere, setValue]);

  if (isLoading) {
    return (
      <div role="status" aria-label={texts.loading}>
        <SkeletonLines count={2} />
      </div>
    );
  }
  if (hasFailed) return <ErrorPanel {...texts.failed} onRetry={retry} />;
  const error = form.formState.errors.placeId?.message;
  return (
    <Stack gap={4}>
      <FormCityField control={form.control} name="city" label={LABELS.city} cities={cities} />
      {inCity.length === 0 && <Caption as="p">{texts.cityFirst}</Caption>}
      {inCity.length > 0 && (
        <div>
          <List>
            <OptionGroup label={LABELS.placeId} error={error}>
              {inCity.map(({ id, title, address, schedule }) => (
                <OptionCard
                  key={id}
                  {...form.register('placeId')}
                  value={id}
                  title={title}
                  text={joinSentences([address, schedule])}
                />
              ))}
            </OptionGroup>
          </List>
        </div>
      )}
    </Stack>
  );
}

/** Where the fitter comes to. */
export function VisitFields({ form }: { form: BookingForm }) {
  return (
    <FormTextField
      control={form.control}
      name="address"
      label={LABELS.address}
      placeholder={TEXTS.addressExample}
      hint={TEXTS.addressHint}
      autoComplete="street-address"
    />
  );
}
