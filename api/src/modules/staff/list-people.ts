import { showEmail } from '../../input/show-email';
import type { StaffPerson } from '../../generated/resolvers-types';
import { roleOf } from './rights';
import type { StaffServices } from './staff-services';

/** Everybody with a right. Those who invite and dismiss see the e-mails, too. */
export async function listPeople(
  { staff }: StaffServices,
  { withEmails }: { withEmails: boolean },
): Promise<StaffPerson[]> {
  const people = await staff.findAll();
  return people.map((person) => ({
    userId: person.user_id,
    name: person.fullname,
    email: withEmails ? showEmail(person.email) : null,
    rights: person.rights,
    role: roleOf(person.rights) ?? 'editor',
    addedAt: person.added_at.toISOString(),
  }));
}
