import { Icon, type IconProps } from './icon';

export const PhoneIcon = (props: IconProps) => <Icon {...props} path="M7 2.8h10v18.4H7zM10.5 18h3" />;
