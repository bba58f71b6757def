import { Icon, type IconProps } from './icon';

export const CompareIcon = (props: IconProps) => <Icon {...props} path="M5 20V10M10 20V4M15 20v-7M20 20V7" />;
