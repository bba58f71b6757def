import { Icon, type IconProps } from './icon';

export const MailIcon = (props: IconProps) => <Icon {...props} path="M3 5.5h18v13H3zM3 6l9 7.5L21 6" />;
