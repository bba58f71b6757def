import styled from 'styled-components';
import { useNotices } from '@shop/shared/runtime';
import { Toast, ToastRegion } from '@shop/shared/ui';

/** Below the whole head of wide screens, whose links a toast would hide. */
const Region = styled(ToastRegion)`
  @media (min-width: 1280px) {
    top: calc(var(--size-util) + var(--size-header) + 16px);
  }
`;

/** Messages of host and remotes at the edge of the window, each for 5 seconds. */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  const dismiss = useNotices((state) => state.dismiss);

  return (
    <Region>
      {notices.map(({ id, title, text, action }) => {
        const close = () => dismiss(id);
        const handleAction = () => {
          close();
          action?.run();
        };
        return (
          <Toast
            key={id}
            title={title}
            text={text}
            action={action && { text: action.text, onClick: handleAction }}
            onClose={close}
          />
        );
      })}
    </Region>
  );
}
