import styled from 'styled-components';
import { formatNumber } from '@shop/shared/format';
import { tickField } from '@shop/shared/ui';
import { withUnit } from './calculate';
import type { CalculatorInput } from './schema';

const Label = styled.label`
  display: block;
`;

const Head = styled.span`
  display: flex;
  gap: 16px;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 10px;
`;

/** The name beside it gives way first. */
const Value = styled.output`
  flex: none;
  max-width: 60%;
  font-size: 22px;
  line-height: 28px;
  font-weight: var(--w-medium);
  font-variant-numeric: tabular-nums;
`;

const thumb = `
  width: 16px;
  height: 32px;
  border: 0;
  border-radius: 2px;
  background:
    linear-gradient(var(--c-primary), var(--c-primary)) 0 0 / 16px 10px no-repeat,
    linear-gradient(90deg, transparent 0 6px, var(--c-primary) 6px 10px, transparent 10px);
`;

const Scale = styled.input`
  display: block;
  width: 100%;
  height: 32px;
  margin: 0;
  appearance: none;
  cursor: pointer;
  background:
    ${tickField('var(--neutral-500)', '14px', 'calc((100% - 1px) / 10)')},
    repeating-linear-gradient(90deg, var(--neutral-300) 0 1px, transparent 1px 20%) 0 100% / calc((100% - 1px) / 10) 7px;

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`;

const Ends = styled.span`
  display: flex;
  justify-content: space-between;
  margin-top: 6px;
  font: 400 11px / 16px var(--font-mono);
  color: var(--c-text-3);
`;

interface SliderProps {
  input: CalculatorInput;
  value: number;
  onChange: (value: number) => void;
}

/** An input of the estimate as a slider on a scale. */
export function Slider({ input, value, onChange }: SliderProps) {
  const { label, unit, min, max, step } = input;
  const middle = Math.round((min + max) / 2);
  return (
    <Label>
      <Head>
        <span>{label}</span>
        <Value>{withUnit(value, unit)}</Value>
      </Head>
      <Scale
        type="range"
        aria-label={label}
        aria-valuetext={withUnit(value, unit)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Ends aria-hidden="true">
        {[min, middle, max].map((mark) => (
          <span key={mark}>{formatNumber(mark)}</span>
        ))}
      </Ends>
    </Label>
  );
}
