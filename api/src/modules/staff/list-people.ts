import { showEmail } from '../../input/show-email';
import type { StaffMe, StaffPerson } from '../../generated/resolvers-types';
import type { StaffServices } from './staff-services';

export async function getStaffMe({ staff }: StaffServices, userId: number): Promise<StaffMe> {
  return { role: await staff.findRole(userId) };
}

/** Everybody with a role. Publishers see the e-mails, too, because they invite and dismiss. */
export async function listPeople({ staff }: StaffServices, userId: number): Promise<StaffPerson[]> {
  const people = await staff.findAll();
  const isPublisher = people.some((person) => person.user_id === userId && person.role === 'publisher');
  return people.map((person) => ({
    userId: person.user_id,
    name: person.fullname,
    email: isPublisher ? showEmail(person.email) : null,
    role: person.role,
    addedAt: person.added_at.toISOString(),
  }));
}
