import { Icon, type IconProps } from './icon';

export const ChevronUpIcon = (props: IconProps) => <Icon {...props} path="M5 15l7-7 7 7" />;
