import { useNotices } from '@shop/shared/runtime';
import { Toast, ToastRegion } from '@shop/shared/ui';

/** Messages of host and remotes at the edge of the window, each for 5 seconds. */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  const dismiss = useNotices((state) => state.dismiss);

  return (
    <ToastRegion>
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
    </ToastRegion>
  );
}
