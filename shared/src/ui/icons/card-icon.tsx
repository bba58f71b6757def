import { Icon, type IconProps } from './icon';

export const CardIcon = (props: IconProps) => <Icon {...props} path="M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4" />;
