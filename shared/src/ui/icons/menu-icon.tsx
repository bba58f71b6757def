import { Icon, type IconProps } from './icon';

export const MenuIcon = (props: IconProps) => <Icon {...props} path="M3 7h18M3 12h18M3 17h12" />;
