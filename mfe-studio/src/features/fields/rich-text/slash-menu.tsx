import styled from 'styled-components';
import { media, VisuallyHidden } from '@shop/shared/ui';
import type { Slash } from './use-slash';

const List = styled.ul`
  display: grid;
  min-width: 220px;
  max-height: 280px;
  padding: 4px;
  overflow: auto;
`;

const Option = styled.li`
  padding: 8px 12px;
  font-size: 14px;
  line-height: 20px;
  cursor: pointer;

  @media ${media.touch} {
    padding-block: 12px;
  }

  &[aria-selected='true'],
  &:hover {
    background: var(--c-bg);
    box-shadow: inset 2px 0 0 var(--c-signal);
  }
`;

export const optionId = ({ id, found, active }: Slash): string => `${id}-${active ? found.indexOf(active) : 0}`;

/** What can be put here. The keyboard stays in the text. */
export function SlashMenu({ slash }: { slash: Slash }) {
  const { id, found, active, choose } = slash;
  return (
    <>
      <List id={id} role="listbox" aria-label="Вставить">
        {found.map((insertable, index) => (
          <Option
            key={insertable.label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={insertable === active}
            ref={(element) => {
              if (insertable === active) element?.scrollIntoView({ block: 'nearest' });
            }}
            onMouseDown={(event) => {
              event.preventDefault(); // the cursor stays in the text
              choose(insertable);
            }}
          >
            {insertable.label}
          </Option>
        ))}
      </List>
      <VisuallyHidden role="status">{`Вставить: ${active?.label ?? ''}, ${active ? found.indexOf(active) + 1 : 0} из\u00A0${found.length}`}</VisuallyHidden>
    </>
  );
}
