import { Caption, Container, Grid, H1, H2, H3, Lead, media, Panel, Ruler, Stack } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useEstimate } from '../../components/estimate';
import { PlainSection } from '../../components/block-section';
import { LazyMessageForm, type MessageFormProps } from '../../message-form';
import type { BlockPlace } from '../block';
import type { LeadFormProps } from './schema';

interface SentMessageProps {
  title: string;
  text: string;
}

/** Replaces the form and takes the focus, because the button that had it is gone. */
function SentMessage({ title, text }: SentMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={3} role="status">
      <H3 ref={heading} tabIndex={-1}>
        {title}
      </H3>
      <p>{text}</p>
    </Stack>
  );
}

const Columns = styled(Grid)`
  padding-top: 32px;

  & > :first-child {
    grid-column: 1 / 6;
  }

  & > :last-child {
    grid-column: 7 / 13;
    align-self: start;
  }

  @media ${media.compact} {
    display: block;

    & > :last-child {
      margin-top: 32px;
    }
  }
`;

const Intro = styled(Lead)`
  margin-top: 16px;
`;

const Aside = styled(Caption)`
  display: block;
  margin-top: 32px;
`;

const AsideLink = styled.a`
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.025em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &:hover {
    color: var(--c-link);
  }
`;

type IntroductionProps = Pick<LeadFormProps, 'id' | 'heading' | 'text' | 'aside'> & BlockPlace;

function Introduction({ id, heading, text, aside, isFirst }: IntroductionProps) {
  const Heading = isFirst ? H1 : H2;
  return (
    <div>
      <Heading id={`${id}-title`}>{heading}</Heading>
      {text && <Intro>{text}</Intro>}
      {aside && <Aside>{aside.text}</Aside>}
      {aside && <AsideLink href={aside.link.href}>{aside.link.text}</AsideLink>}
    </div>
  );
}

/** Props that a block based on this one adds. */
type LeadFormExtras = Pick<MessageFormProps, 'draftKey' | 'opening'> & Partial<Pick<MessageFormProps, 'onSent'>>;

/**
 * A form that sends a message to the shop, with a text and another way to reach the shop next to
 * it.
 */
export function LeadForm({ onSent, ...props }: LeadFormProps & BlockPlace & LeadFormExtras) {
  const { id, label, rulerAt, heading, text, aside, isFirst, successTitle, successText, ...form } = props;
  const [isSent, setIsSent] = useState(false);
  const { estimate } = useEstimate();
  const carried = estimate && { opening: estimate.text, size: estimate.size };
  return (
    <PlainSection id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Ruler at={rulerAt} label={label} />
        <Columns>
          <Introduction id={id} heading={heading} text={text} aside={aside} isFirst={isFirst} />
          <Panel isPadded>
            {isSent ? (
              <SentMessage title={successTitle} text={successText} />
            ) : (
              <LazyMessageForm {...form} block={id} {...carried} onSent={onSent ?? (() => setIsSent(true))} />
            )}
          </Panel>
        </Columns>
      </Container>
    </PlainSection>
  );
}
