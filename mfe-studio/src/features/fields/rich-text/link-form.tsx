import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Row } from '@shop/shared/ui';
import { GroupButton } from '../group-input';
import { LinkField, siteLink, type LinkTarget } from '../../links';

const Box = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px;
  border-bottom: 1px solid var(--c-line);
`;

const REFUSED = 'Нужен адрес страницы сайта (/rental), якорь (#faq) или\u00A0полный адрес (https://…)';

interface LinkFormProps {
  href: string | null;
  /** Where links of the page may lead. */
  targets: readonly LinkTarget[];
  /** null takes the link away. */
  onSet: (href: string | null) => void;
  onClose: () => void;
}

/** Where the chosen words lead to. */
export function LinkForm({ href, targets, onSet, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(href ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  // It is no form of its own: it stands beside fields that are saved while they are typed.
  const submit = () => {
    const target = siteLink(address);
    setIsRefused(target === null);
    if (target !== null) onSet(target);
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  const pressEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Box onKeyDown={pressEscape}>
      <LinkField
        label="Адрес ссылки"
        targets={targets}
        ref={input}
        value={address}
        {...(isRefused && { error: REFUSED })}
        onKeyDown={pressEnter}
        onChange={setAddress}
      />
      <Row gap={2}>
        <GroupButton onClick={submit}>Готово</GroupButton>
        {href !== null && <GroupButton onClick={() => onSet(null)}>Убрать ссылку</GroupButton>}
        <GroupButton onClick={onClose}>Отмена</GroupButton>
      </Row>
    </Box>
  );
}
