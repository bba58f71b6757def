import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { H4, media, Small } from '@shop/shared/ui';

const Box = styled.section`
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 1fr));
  gap: 20px 24px;
  padding: 28px 0;
  border-top: 1px solid var(--c-line-strong);

  @media ${media.phone} {
    display: block;
    padding: 24px 0;
  }
`;

const Head = styled.div`
  grid-column: 1 / 4;
`;

const Hint = styled(Small)`
  display: block;
  margin-top: 4px;
  color: var(--c-text-3);
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  grid-column: 4 / 10;
  min-width: 0;

  @media ${media.phone} {
    margin-top: 20px;
  }
`;

interface SettingsSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** One section of a settings page: its heading on the left, its fields on the right. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <Head>
        <H4 as="h2" id={titleId}>
          {title}
        </H4>
        {hint && <Hint as="p">{hint}</Hint>}
      </Head>
      <Content>{children}</Content>
    </Box>
  );
}
