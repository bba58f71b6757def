import styled from 'styled-components';
import { Caption, Section, VisuallyHidden, media } from '@shop/shared/ui';
import { DarkContainer, SECTION_BREAK } from '../../components/block-section';
import { SmallText } from '../../components/block-text';
import type { NumbersProps } from './schema';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  row-gap: 40px;

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 32px;
  }
`;

const Item = styled.li`
  position: relative;
  padding: 0 24px 0 20px;

  &::before {
    content: '';
    position: absolute;
    top: 8px;
    bottom: 4px;
    left: 0;
    width: 1px;
    background: var(--neutral-600);
  }
`;

const Value = styled.p`
  font-size: 56px;
  line-height: 64px;
  letter-spacing: -0.04em;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  margin-left: 6px;
  font-size: 24px;
  line-height: 1;
  letter-spacing: -0.01em;
`;

const Text = styled(SmallText)`
  max-width: 240px;
  margin-top: 8px;
`;

const Remark = styled(Caption)`
  display: block;
  max-width: 57em;
  margin-top: 40px;
`;

/** Facts in large figures on a dark ground. Their heading is for screen readers only. */
export function Numbers({ id, heading, items, note }: NumbersProps) {
  return (
    <Section id={id} dark tight aria-labelledby={`${id}-title`} {...SECTION_BREAK}>
      <DarkContainer>
        <h2 id={`${id}-title`}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <List>
          {items.map(({ value, unit, text }) => (
            <Item key={text}>
              <Value>
                {value}
                {unit && <Unit>{`\u00A0${unit}`}</Unit>}
              </Value>
              <Text>{text}</Text>
            </Item>
          ))}
        </List>
        {note && <Remark>{note}</Remark>}
      </DarkContainer>
    </Section>
  );
}
