import { useLayoutEffect, useRef, type ComponentType } from 'react';
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

/**
 * Moves the focus into the first field when a button in a panel has changed the tab. A tab keeps
 * the focus, because arrows choose the next one.
 */
function useFocusInPanel(tab: AuthTab) {
  const panel = useRef<HTMLDivElement>(null);
  const shownTab = useRef(tab);
  useLayoutEffect(() => {
    if (shownTab.current === tab) return;
    shownTab.current = tab;
    if (document.activeElement?.closest('[role="tablist"]')) return;
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [tab]);
  return panel;
}

/** The dialog with the tabs «Вход», «Регистрация» and «Восстановление». */
export function AuthDialog({ drafts }: AuthTabProps) {
  const tab = useAuth((state) => state.activeTab);
  const setTab = useAuth((state) => state.setTab);
  const close = useAuth((state) => state.closeModal);
  const Panel = PANELS[tab];
  const panel = useFocusInPanel(tab);

  return (
    <Modal title={TITLES[tab]} isTitleHidden isOpen onClose={close} width="var(--size-modal-auth)">
      <Strip id={TABS_ID} label="Вход и регистрация" tabs={TABS} value={tab} onChange={setTab} />
      <TabPanel ref={panel} tabsId={TABS_ID} value={tab}>
        <Panel drafts={drafts} />
      </TabPanel>
    </Modal>
  );
}
