import { useEffect, useRef } from 'react';
import { H3, Stack } from '@shop/shared/ui';

interface SentMessageProps {
  title: string;
  text: string;
}

/** Takes the place of the form, and the focus with it: the button that was pressed is gone. */
export function SentMessage({ title, text }: SentMessageProps) {
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
