import { media } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import type { ContentsEntry } from './contents';

/** On narrow windows the list is in the flow of the page, or not shown. */
const narrow = css<{ $isEverywhere: boolean }>`
  @media ${media.compact} {
    ${({ $isEverywhere }) => ($isEverywhere ? 'position: static; margin: 0 0 64px; max-height: none;' : 'display: none;')}
  }
`;

const Nav = styled.nav<{ $isEverywhere: boolean }>`
  position: sticky;
  top: calc(var(--size-header) + 32px);
  grid-area: 1 / 1 / span 99 / 4;
  align-self: start;
  max-height: calc(100vh - var(--size-header) - 64px);
  overflow-y: auto;
  font-size: 14px;
  line-height: 20px;
  ${narrow}
`;

const Title = styled.h2`
  padding-left: 16px;
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--w-body);
  letter-spacing: 0;
  color: var(--c-text-3);
`;

const List = styled.ol`
  margin-top: 8px;
  border-left: 1px solid var(--c-line-strong);
`;

const Entry = styled.a<{ $isPart: boolean }>`
  position: relative;
  display: block;
  padding: 6px 0 6px ${({ $isPart }) => ($isPart ? '32px' : '16px')};
  color: var(--c-text-2);

  &:hover {
    color: var(--c-link);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: var(--c-text);
  }

  &[aria-current]::before {
    content: '';
    position: absolute;
    left: -1px;
    top: 6px;
    bottom: 6px;
    width: 2px;
    background: var(--c-signal);
  }

  @media ${media.touch} {
    padding-block: 12px;
  }
`;

/**
 * Everything above a third of the window. A part whose beginning is in there has been reached, also
 * by a jump that skipped others.
 */
const REACHED = '1000000px 0px -67% 0px';

/** The last part of the page that has been reached. Null on the server and above the first. */
function useCurrent(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const parts = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setCurrent(parts.findLast((part) => reached.has(part))?.id ?? null);
      },
      { rootMargin: REACHED },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [entries]);

  return current;
}

interface ContentsNavProps {
  entries: readonly ContentsEntry[];
  /** Whether narrow windows show the list too, above the text. */
  isEverywhere: boolean;
}

/**
 * The table of contents beside a text: links to its parts, with the green tick at the current one.
 */
export function ContentsNav({ entries, isEverywhere }: ContentsNavProps) {
  const current = useCurrent(entries);
  return (
    <Nav aria-labelledby="contents-title" $isEverywhere={isEverywhere}>
      <Title id="contents-title">Содержание</Title>
      <List>
        {entries.map(({ id, title, isPart }) => (
          <li key={id}>
            <Entry $isPart={isPart} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </Entry>
          </li>
        ))}
      </List>
    </Nav>
  );
}
