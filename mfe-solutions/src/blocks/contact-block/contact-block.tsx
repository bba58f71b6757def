import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { ContactColumns } from './contact-columns';
import type { ContactBlockProps } from './schema';

/** How to reach the shop: phones, mail, address, requisites. */
export function ContactBlock(props: ContactBlockProps & BlockPlace) {
  const { phones, emails, address, schedule, requisites, links, ...section } = props;
  const contacts = { phones, emails, address, schedule, requisites, links };
  return (
    <BlockSection {...section}>
      <ContactColumns {...contacts} level={section.isFirst ? 'h2' : 'h3'} />
    </BlockSection>
  );
}
