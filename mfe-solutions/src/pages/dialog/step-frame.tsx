import { Link, useLocation } from '@shop/shared/runtime';
import { ArrowRightIcon, Container, Grid, H1, H3, Lead, media, Mono, Note, Ruler } from '@shop/shared/ui';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { ContentLink } from '../../components/content-link';
import { CrumbTrail } from '../../components/crumb-trail';
import type { Crumb } from '@shop/shared/page-documents';
import type { DialogDocument } from '../../dialog';

const List = styled.ul`
  border-top: 1px solid var(--c-line-strong);
`;

const Choice = styled(Link)`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: 14px 0;
  font-size: 18px;
  line-height: 24px;
  border-bottom: 1px solid var(--c-line);
  transition: box-shadow var(--motion-fast);

  &:hover {
    color: var(--c-link);
  }

  & > svg {
    flex: none;
    transition: transform var(--motion-base) var(--motion-ease);
  }

  &:hover > svg {
    transform: translateX(4px);
  }
`;

interface ChoiceListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  choices: readonly { text: string; to: string }[];
  /** The history state of the next step. */
  state?: TrailState;
}

/**
 * The choices of a step. Each has its own address, so that it works without scripts and can be
 * shared.
 */
export function ChoiceList({ labelledBy, choices, state }: ChoiceListProps) {
  return (
    <List aria-labelledby={labelledBy}>
      {choices.map(({ text, to }) => (
        <li key={to}>
          <Choice to={to} state={state}>
            {text}
            <ArrowRightIcon size={20} />
          </Choice>
        </li>
      ))}
    </List>
  );
}

const MAIN_ID = 'main';

const Columns = styled(Grid)`
  padding: 32px 0 96px;

  @media ${media.phone} {
    display: block;
    padding: 24px 0 64px;
  }
`;

const Words = styled.div`
  grid-column: 1 / 7;

  @media ${media.phone} {
    margin-bottom: 28px;
  }
`;

const Heading = styled(H1)`
  margin: 12px 0 16px;

  &:focus {
    outline: 0;
  }
`;

const Progress = styled(Mono)`
  display: block;
  color: var(--c-text-3);
`;

const Body = styled.div`
  grid-column: 7 / 13;
  min-width: 0;
`;

interface StepFrameProps {
  crumbs: readonly Crumb[];
  /** «Шаг 2 из 3». Screen readers read it with the heading. */
  progress: string;
  /** The position of the green tick, from 0 to 100. */
  at: number;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** One step of the dialogue: breadcrumbs, progress, heading and choices. */
export function StepFrame({ crumbs, progress, at, heading, lead, children }: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // After a navigation the host moves the focus to the content. The heading is more useful to a
    // screen reader. The first view keeps the focus of the browser.
    if (document.activeElement?.id === MAIN_ID) title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <CrumbTrail crumbs={crumbs} />
      <Container>
        <Ruler at={at} />
        <Columns>
          <Words>
            <Progress id="dialog-progress">{progress}</Progress>
            <Heading ref={title} tabIndex={-1} aria-describedby="dialog-progress">
              {heading}
            </Heading>
            {lead && <Lead>{lead}</Lead>}
          </Words>
          <Body>{children}</Body>
        </Columns>
      </Container>
    </>
  );
}

/** The heading of the second list of choices. */
export const NextTitle = styled(H3).attrs({ as: 'h2' })`
  margin: 48px 0 16px;
`;

/** The steps before this one. They are in the history entry, so that Back restores them. */
export interface TrailState {
  before: readonly string[];
}

const noChanges = () => () => {};

function isTrailState(state: unknown): state is TrailState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'before' in state &&
    Array.isArray(state.before) &&
    state.before.every((step) => typeof step === 'string')
  );
}

/**
 * The visitor's steps, this one last. A reload keeps them. The server and hydration know only the
 * address.
 */
export function useTrail(step: string): string[] {
  const location = useLocation();
  const stored = useSyncExternalStore<unknown>(
    noChanges,
    () => location.state,
    () => null,
  );
  return [...(isTrailState(stored) ? stored.before : []), step];
}

const EmergencyNote = styled(Note)`
  margin-top: 48px;
`;

const Calls = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;

  & > a {
    padding: 12px 0;
    font-weight: var(--w-medium);
    color: var(--c-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** A stolen car is more urgent than the dialogue, so every step shows the number to call. */
export function Emergency({ text, links }: DialogDocument['emergency']) {
  return (
    <EmergencyNote kind="warning">
      <p>{text}</p>
      <Calls>
        {links.map((link) => (
          <ContentLink key={link.href} href={link.href}>
            {link.text}
          </ContentLink>
        ))}
      </Calls>
    </EmergencyNote>
  );
}
