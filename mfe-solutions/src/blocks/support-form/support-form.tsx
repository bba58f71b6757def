import { Link, useLocation, useNavigate, useSearchParams } from '@shop/shared/runtime';
import { ButtonLink } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { manyWords } from '../../components/many-words';
import type { BlockPlace } from '../block';
import { LeadForm } from '../lead-form/lead-form';
import type { SupportFormProps } from './schema';

const OpenButton = styled(ButtonLink)`
  ${manyWords}
`;

const DIALOG_PARAM = 'dialog';

/**
 * Describes the visitor's path through the dialogue for the message. The path is in the address;
 * the questions are loaded here.
 */
function useOpening(showForm: string): string {
  const [search] = useSearchParams();
  const path = showForm === 'fiz' ? search.get(DIALOG_PARAM) : null;
  const [opening, setOpening] = useState('');

  useEffect(() => {
    if (!path) return;
    import(/* webpackChunkName: "dialog-content" */ '../../dialog')
      .then(({ describeDialogPath }) => describeDialogPath(path))
      .then(setOpening, () => setOpening('')); // the form works without it
  }, [path]);

  return path ? opening : '';
}

const SHOW_FORM = 'showForm';
const SUCCESS_PATH = '/support/success';

/** In the history entry, so that the page knows after a reload, too, why it is shown. */
const MESSAGE_SENT = { isMessageSent: true };

/**
 * One of the forms of a page. The address names the open one; by default it is the form for owners.
 */
export function SupportForm({ showForm, open, ...form }: SupportFormProps & BlockPlace) {
  const [search] = useSearchParams();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const opening = useOpening(showForm);
  const requested = search.get(SHOW_FORM);
  const isOpen = (requested === 'ur' ? 'ur' : 'fiz') === showForm;
  const isRequested = requested === showForm;
  const { id } = form;

  useEffect(() => {
    // A visitor who opens the address of a form wants the form, not what is above it.
    if (isRequested) document.getElementById(id)?.scrollIntoView();
  }, [id, isRequested, key]);

  if (isOpen) {
    return (
      <LeadForm
        {...form}
        draftKey={`support-${showForm}`}
        opening={opening}
        onSent={() => void navigate(SUCCESS_PATH, { state: MESSAGE_SENT })}
      />
    );
  }
  const { label, rulerAt, heading, text, isFirst } = form;
  return (
    <BlockSection id={id} label={label} rulerAt={rulerAt} heading={heading} text={text} isFirst={isFirst}>
      <OpenButton as={Link} to={`${pathname}?${SHOW_FORM}=${showForm}`} kind="outline" size="lg">
        {open}
      </OpenButton>
    </BlockSection>
  );
}
