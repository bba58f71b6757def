import { Icon, type IconProps } from './icon';

export const MinusIcon = (props: IconProps) => <Icon {...props} path="M4 12h16" />;
