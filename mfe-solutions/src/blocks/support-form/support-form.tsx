import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from '@shop/shared/runtime';
import { ButtonLink } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { LeadForm } from '../lead-form';
import type { SupportFormProps } from './schema';
import { useOpening } from './use-opening';

const SHOW_FORM = 'showForm';
const SUCCESS_PATH = '/support/success';

/** One of the forms of a page; the address says which is open, and the first of them where it says nothing. */
export function SupportForm({ showForm, open, ...form }: SupportFormProps & BlockPlace) {
  const [search] = useSearchParams();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const opening = useOpening(showForm);
  const asked = search.get(SHOW_FORM);
  const isOpen = (asked === 'ur' ? 'ur' : 'fiz') === showForm;
  const isAskedFor = asked === showForm;
  const { id } = form;

  useEffect(() => {
    // Whoever asked for a form by its address came for it, not for what stands above.
    if (isAskedFor) document.getElementById(id)?.scrollIntoView();
  }, [id, isAskedFor, key]);

  if (isOpen) {
    return (
      <LeadForm
        {...form}
        draftKey={`support-${showForm}`}
        opening={opening}
        onSent={() => void navigate(SUCCESS_PATH)}
      />
    );
  }
  const { label, rulerAt, heading, text, isFirst } = form;
  return (
    <BlockSection id={id} label={label} rulerAt={rulerAt} heading={heading} text={text} isFirst={isFirst}>
      <ButtonLink as={Link} to={`${pathname}?${SHOW_FORM}=${showForm}`} kind="outline" size="lg">
        {open}
      </ButtonLink>
    </BlockSection>
  );
}
