import { Icon, type IconProps } from './icon';

export const LogoutIcon = (props: IconProps) => <Icon {...props} path="M10 4H4.5v16H10M9.5 12H21M16 7l5 5-5 5" />;
