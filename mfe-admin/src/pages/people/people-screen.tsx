import { People } from '@shop/shared/staff';
import { AdminFrame, PeopleTabs, ScreenBody } from '../../components';

/** Who works in the shop, and with which rights. */
export function Screen() {
  return (
    <AdminFrame at="people">
      <ScreenBody>
        <h1>Люди</h1>
        <PeopleTabs at="/admin/people" />
        <People />
      </ScreenBody>
    </AdminFrame>
  );
}
