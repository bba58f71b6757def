import { Icon, type IconProps } from './icon';

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} path="M15 5l-7 7 7 7" />;
