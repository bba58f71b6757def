import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Logo, media } from '../../ui';
import { toolsOf, type Tool } from '../rights';
import { useRights } from '../staff-context';

const Bar = styled.header`
  display: flex;
  gap: 0 24px;
  align-items: center;
  min-height: 52px;
  padding: 0 24px;
  border-bottom: 1px solid var(--c-line);
  background: var(--c-surface);
  font-size: 14px;
  line-height: 20px;

  & > a {
    padding-block: 12px;
  }

  @media ${media.phone} {
    flex-wrap: wrap;
    gap: 0 16px;
    padding: 0 16px;

    & > a:last-child {
      margin-left: auto;
    }
  }

  @media print {
    display: none;
  }
`;

const Tools = styled.nav`
  display: flex;

  & > a {
    padding: 12px 8px;
    color: var(--c-text-2);
  }

  & > a + a::before {
    content: '|';
    margin: 0 8px 0 -8px;
    color: var(--c-text-3);
  }

  & > a[aria-current] {
    font-weight: var(--w-medium);
    color: var(--c-text);
  }
`;

const Places = styled.nav`
  display: flex;
  gap: 4px;
  margin-right: auto;

  & > a {
    position: relative;
    padding: 12px;
    white-space: nowrap;
  }

  & > a[aria-current] {
    font-weight: var(--w-medium);
  }

  & > a[aria-current]::before {
    content: '';
    position: absolute;
    left: 4px;
    top: 14px;
    bottom: 14px;
    width: 2px;
    background: var(--c-signal);
  }

  /* A row of its own below logo, tools and the way out. Every place is seen, also at 320 px. */
  @media ${media.phone} {
    order: 1;
    flex: 1 0 calc(100% + 16px);
    flex-wrap: wrap;
    gap: 0;
    margin-inline: -8px;

    & > a {
      padding-inline: 8px;
    }

    & > a[aria-current]::before {
      left: 2px;
    }
  }
`;

export interface StaffPlace {
  path: string;
  label: string;
}

interface StaffHeadProps {
  tool: Tool;
  /** The screens that the person may use, in their order. */
  places: readonly StaffPlace[];
  /** The path of this one. */
  at: string;
}

const TOOLS: Readonly<Record<Tool, string>> = { admin: 'Магазин', studio: 'Студия' };

/**
 * The head of the screens of the staff. Somebody with both tools switches between them at its top.
 */
export function StaffHead({ tool, places, at }: StaffHeadProps) {
  const tools = toolsOf(useRights());
  const [first] = places;
  return (
    <Bar>
      <Link to={first?.path ?? '/'} aria-label={`${TOOLS[tool]} INVIS DUOS`}>
        <Logo width={120} />
      </Link>
      {tools.length > 1 && (
        <Tools aria-label="Магазин и&nbsp;студия">
          {tools.map(({ name, path }) => (
            <Link key={name} to={path} aria-current={name === tool || undefined}>
              {TOOLS[name]}
            </Link>
          ))}
        </Tools>
      )}
      <Places aria-label={TOOLS[tool]}>
        {places.map(({ path, label }) => (
          <Link key={path} to={path} aria-current={path === at ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Places>
      <a href="/">На&nbsp;сайт</a>
    </Bar>
  );
}
