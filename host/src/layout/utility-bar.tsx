import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { ArrowUpRightIcon, Container, media } from '@shop/shared/ui';
import { DEMO_URL, PANEL_URL, phonesNow } from './contacts';
import { CONTACTS_LINK } from './site-links';

const Bar = styled.aside`
  background: var(--c-stage);
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;

  @media ${media.compact} {
    display: none;
  }
`;

const Line = styled(Container)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  height: var(--size-util);
`;

const Group = styled.div`
  display: flex;
  gap: 28px;

  & a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    padding-block: 6px;
  }

  & a:hover {
    color: var(--c-text);
  }

  & b {
    color: var(--c-text);
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
  }
`;

export function UtilityBar() {
  return (
    <Bar aria-label="Кабинет и связь">
      <Line>
        <Group>
          <a href={DEMO_URL}>
            Демо-доступ
            <ArrowUpRightIcon size={16} />
          </a>
          <a href={PANEL_URL}>
            Личный кабинет
            <ArrowUpRightIcon size={16} />
          </a>
        </Group>
        <Group>
          <Link to={CONTACTS_LINK.to}>{CONTACTS_LINK.text}</Link>
          {phonesNow().map(({ text, href, note }) => (
            <a key={href} href={href}>
              <b>{text}</b> {note}
            </a>
          ))}
        </Group>
      </Line>
    </Bar>
  );
}
