import { Icon, type IconProps } from './icon';

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="M5 9l7 7 7-7" />;
