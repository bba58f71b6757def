import { RemoteWidget } from '@shop/shared/federation';
import { fillTemplate, joinSentences } from '@shop/shared/format';
import { routeUrl } from '@shop/shared/places';
import { Button, Caption, ErrorPanel, Link, OptionCard, OptionGroup, SkeletonLines, Stack } from '@shop/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { DeliveryKind } from './delivery';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';
import type { PickupPoint, PickupPoints } from './use-pickup-points';

const { points: texts } = TEXTS;

/** A large city has dozens of points: the list scrolls, so that the form stays short. */
const List = styled.div`
  max-height: 320px;
  /* Room for the border of the chosen card, which is drawn around it. */
  margin: -2px;
  padding: 2px;
  overflow-y: auto;
`;

/** The shop's own place serves other cities too, so each place names its city. */
const addressOf = ({ city, address }: Pick<PickupPoint, 'city' | 'address'>) => `${city}, ${address}`;

interface PointListProps {
  form: CheckoutForm;
  points: readonly PickupPoint[];
}

function PointList({ form, points }: PointListProps) {
  return (
    <List>
      <OptionGroup label={LABELS.deliveryPointId} error={form.formState.errors.deliveryPointId?.message}>
        {points.map(({ id, title, city, address, schedule }) => (
          <OptionCard
            key={id}
            {...form.register('deliveryPointId')}
            value={id}
            title={addressOf({ city, address })}
            text={joinSentences([title, schedule])}
          />
        ))}
      </OptionGroup>
    </List>
  );
}

/** The way to the chosen point, from where the buyer is. */
function PointRoute({ form, points }: PointListProps) {
  const chosenId = form.watch('deliveryPointId');
  const chosen = points.find(({ id }) => String(id) === chosenId);
  if (!chosen) return null;
  return (
    <Caption as="p">
      <Link href={routeUrl(chosen)} target="_blank" rel="noopener noreferrer">
        {fillTemplate(texts.route, { address: addressOf(chosen) })}
      </Link>
    </Caption>
  );
}

/** The points on the map of another remote, which loads on a press. The list does without it. */
function PointMap({ form, points, city }: PointListProps & { city: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const chosenId = Number(form.watch('deliveryPointId')) || null;
  const chosen = points.find(({ id }) => id === chosenId);
  const choose = (id: number) => form.setValue('deliveryPointId', String(id), { shouldValidate: true });
  return (
    <Stack gap={3}>
      <div>
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.hideMap : texts.showMap}
        </Button>
      </div>
      {isOpen && (
        <Caption as="p" role="status">
          {chosen ? fillTemplate(texts.chosen, { address: addressOf(chosen) }) : texts.chooseOnMap}
        </Caption>
      )}
      {isOpen && (
        <RemoteWidget
          id="mfe-solutions/points-map"
          props={{ city, points, chosenId, onChoose: choose }}
          pending={<SkeletonLines count={3} />}
          fallback={
            <Caption as="p" role="status">
              {texts.mapFailed}
            </Caption>
          }
        />
      )}
    </Stack>
  );
}

interface PickupPointFieldsProps {
  form: CheckoutForm;
  kind: DeliveryKind;
  pickup: PickupPoints;
  city: string;
}

/** Where the buyer collects the order, as a list and on a map. */
export function PickupPointFields({ form, kind, pickup, city }: PickupPointFieldsProps) {
  const { points, isLoading, hasFailed, retry } = pickup;
  if (isLoading) {
    return (
      <div role="status" aria-label={texts.loading}>
        <SkeletonLines count={2} />
      </div>
    );
  }
  if (hasFailed) return <ErrorPanel {...(kind === 'pickup' ? texts.shopFailed : texts.failed)} onRetry={retry} />;
  if (points.length === 0) return null;
  return (
    <Stack gap={3}>
      <PointList form={form} points={points} />
      <PointRoute form={form} points={points} />
      <PointMap form={form} points={points} city={city} />
    </Stack>
  );
}
