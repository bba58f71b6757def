import type { ComponentType } from 'react';
import styled from 'styled-components';
import { useAuth, type AuthTab } from '@shop/shared/runtime';
import { Modal, TabPanel, Tabs, type TabItem } from '@shop/shared/ui';
import type { AuthTabProps } from './drafts';
import { LoginTab } from './login-tab';
import { RecoveryTab } from './recovery-tab';
import { RegisterTab } from './register-tab';

const TABS_ID = 'auth';

const TABS: readonly TabItem<AuthTab>[] = [
  { value: 'login', label: 'Вход' },
  { value: 'register', label: 'Регистрация' },
  { value: 'recovery', label: 'Восстановление' },
];

const TITLES: Record<AuthTab, string> = {
  login: 'Вход',
  register: 'Регистрация',
  recovery: 'Восстановление пароля',
};

const PANELS: Record<AuthTab, ComponentType<AuthTabProps>> = {
  login: LoginTab,
  register: RegisterTab,
  recovery: RecoveryTab,
};

const Strip = styled(Tabs<AuthTab>)`
  margin-bottom: 24px;
`;

/** The dialog with the tabs «Вход», «Регистрация» and «Восстановление». */
export function AuthDialog({ drafts }: AuthTabProps) {
  const tab = useAuth((state) => state.activeTab);
  const setTab = useAuth((state) => state.setTab);
  const close = useAuth((state) => state.closeModal);
  const Panel = PANELS[tab];

  return (
    <Modal title={TITLES[tab]} isTitleHidden isOpen onClose={close} width="var(--size-modal-auth)">
      <Strip id={TABS_ID} label="Вход и регистрация" tabs={TABS} value={tab} onChange={setTab} />
      <TabPanel tabsId={TABS_ID} value={tab}>
        <Panel drafts={drafts} />
      </TabPanel>
    </Modal>
  );
}
