import { useEffect } from 'react';
import { SmallButton } from '../../../components';
import type { FieldsState } from '../fields-context';
import { TextIcon } from './text-icon';

interface WideButtonProps {
  wide: NonNullable<FieldsState['wide']>;
}

/** Gives the text the width of the screen, and the screen its parts back. */
export function WideButton({ wide: { isOn, toggle } }: WideButtonProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyF' || !event.shiftKey || (!event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [toggle]);
  return (
    <SmallButton label="На всю ширину" title="На всю ширину, Ctrl + Shift + F" aria-pressed={isOn} onClick={toggle}>
      <TextIcon name={isOn ? 'narrow' : 'wide'} />
    </SmallButton>
  );
}
