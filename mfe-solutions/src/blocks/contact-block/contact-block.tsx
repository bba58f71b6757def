import { Container, Ruler } from '@shop/shared/ui';
import { BlockSection, PlainSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { ContactColumns } from './contact-columns';
import { PhoneCall } from './phone-call';
import type { ContactBlockProps } from './schema';

/** How to reach the shop. Where the heading is the first phone number itself, the number is drawn large. */
export function ContactBlock(props: ContactBlockProps & BlockPlace) {
  const { id, label, rulerAt, heading, text, isFirst, ...contacts } = props;
  const phone = contacts.phones.find((candidate) => candidate.text === heading);
  if (!phone) {
    return (
      <BlockSection id={id} label={label} rulerAt={rulerAt} heading={heading} text={text} isFirst={isFirst}>
        <ContactColumns {...contacts} level={isFirst ? 'h2' : 'h3'} />
      </BlockSection>
    );
  }
  return (
    <PlainSection id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Ruler at={rulerAt} label={label} />
        <PhoneCall titleId={`${id}-title`} phone={phone} text={text} links={contacts.links ?? []} />
      </Container>
    </PlainSection>
  );
}
