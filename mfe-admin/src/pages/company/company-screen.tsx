import { ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { AdminFrame, ScreenBody, ShopTabs } from '../../components';
import { CompanyForm, useCompany } from '../../features/company';

/** Who sells: what pages, letters and invoices say of it. */
export function Screen() {
  const { company, hasFailed, loadAgain, setSaved } = useCompany();
  return (
    <AdminFrame at="shop">
      <ScreenBody>
        <h1>Компания</h1>
        <ShopTabs at="/admin/shop/company" />
        {!company && !hasFailed && <SkeletonLines count={8} />}
        {hasFailed && <ErrorPanel title="Данные не&nbsp;загрузились" onRetry={loadAgain} />}
        {company && <CompanyForm company={company} onSaved={setSaved} />}
      </ScreenBody>
    </AdminFrame>
  );
}
