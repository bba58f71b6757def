import { useState } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Breadcrumbs, Container, H1, media, SkeletonLines } from '@shop/shared/ui';
import { DeadLink } from './dead-link';
import { ResetForm } from './reset-form';
import { TEXTS } from './texts';
import { useResetLink } from './use-reset-link';

const Body = styled(Container)`
  padding-bottom: 96px;

  @media ${media.phone} {
    padding-bottom: 64px;
  }
`;

const Column = styled.div`
  max-width: 460px;
`;

const Title = styled(H1)`
  margin: 8px 0 24px;
`;

function ResetContent() {
  const state = useResetLink();
  const [isRefused, setIsRefused] = useState(false);

  if (state.kind === 'reading') return <SkeletonLines />;
  if (state.kind === 'dead' || isRefused) return <DeadLink />;
  return <ResetForm link={state.link} onDeadLink={() => setIsRefused(true)} />;
}

/** Where the link of a recovery mail leads. */
export function ResetPage() {
  return (
    <Body>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: TEXTS.title }]} linkComponent={Link} />
      <Column>
        <Title>{TEXTS.title}</Title>
        <ResetContent />
      </Column>
    </Body>
  );
}
